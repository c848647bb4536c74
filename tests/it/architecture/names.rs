//! What a source file names: the rooms of its own crate and the paths of foreign ones.
//!
//! Every path of the parsed file counts, in uses, types, expressions, patterns, attributes and the
//! arguments of macros; `crate`, `self` and `super` are resolved from where the path stands.

use std::collections::BTreeSet;

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use quote::ToTokens;
use syn::visit::{self, Visit};

type Segments = Vec<String>;

/// Everything one file names.
#[derive(Default)]
pub struct Names {
    /// The file's place among the modules, then that of the inline module being read.
    module: Segments,
    /// Rooms of the crate, whatever way they were reached.
    pub rooms: BTreeSet<String>,
    /// Paths that lead out of the crate, or begin with a local name.
    pub foreign: BTreeSet<Segments>,
    /// Foreign paths taken whole, under another name or by all they hold.
    pub wholes: BTreeSet<Segments>,
    /// What would hide a name from this reading.
    pub faults: Vec<String>,
    /// The modules declared on the outermost level, and whether there is anything else there.
    declared: Vec<String>,
    others: bool,
}

impl Names {
    /// Reads a file that stands at this place among the modules.
    pub fn of(module: &[String], text: &str) -> Result<Self, syn::Error> {
        let file = syn::parse_file(text)?;
        let mut names = Self {
            module: module.to_vec(),
            ..Self::default()
        };
        for item in &file.items {
            match item {
                syn::Item::Mod(module) if module.content.is_none() => {
                    names.declared.push(plain(&module.ident));
                }
                _ => names.others = true,
            }
        }
        names.visit_file(&file);
        Ok(names)
    }

    /// What a file that should only declare rooms does besides.
    pub fn beyond_rooms(&self) -> Vec<String> {
        let homeless = self
            .declared
            .iter()
            .filter(|room| super::rank(room).is_none());
        let others = self
            .others
            .then(|| "lib.rs holds more than rooms".to_owned());
        homeless
            .map(|room| format!("{room} stands on no floor"))
            .chain(others)
            .collect()
    }

    /// The path from the crate's root, if it is one of this crate's.
    fn resolved(&mut self, path: &[String]) -> Option<Segments> {
        let mut place = match path.first()?.as_str() {
            "crate" => Vec::new(),
            "self" | "super" => self.module.clone(),
            _ => return None,
        };
        let steps = path.iter().position(|segment| !is_step(segment));
        let (steps, rest) = path.split_at(steps.unwrap_or(path.len()));
        for _ in steps.iter().filter(|step| *step == "super") {
            if place.pop().is_none() {
                self.faults.push("leads out of the crate".to_owned());
                return None;
            }
        }
        place.extend_from_slice(rest);
        Some(place)
    }

    fn name(&mut self, path: &[String]) {
        if let Some(place) = self.resolved(path) {
            self.rooms.extend(place.first().cloned());
        } else if path.first().is_some_and(|first| first == "bogeyman") {
            if self.module != ["main"] {
                let fault = "names the crate from outside";
                self.faults.push(fault.to_owned());
            }
        } else if !path.is_empty() && !is_step(&path[0]) {
            self.foreign.insert(path.to_vec());
        }
    }

    /// A path that brings a whole module into scope by its own name, another, or all it holds.
    fn name_whole(&mut self, path: &[String]) {
        match self.resolved(path) {
            Some(place) if place.is_empty() => {
                self.faults.push("names the whole crate".to_owned());
            }
            Some(_) => {}
            None => {
                self.wholes.insert(path.to_vec());
            }
        }
    }

    /// Every path of a use, those in groups with what stands before the group.
    fn read_use(&mut self, tree: &syn::UseTree, before: &[String], handed_on: bool) {
        let (path, whole) = match tree {
            syn::UseTree::Path(part) => {
                let before = joined(before, &part.ident);
                return self.read_use(&part.tree, &before, handed_on);
            }
            syn::UseTree::Group(group) => {
                for tree in &group.items {
                    self.read_use(tree, before, handed_on);
                }
                return;
            }
            syn::UseTree::Name(name) => (joined(before, &name.ident), true),
            syn::UseTree::Rename(name) => (joined(before, &name.ident), true),
            syn::UseTree::Glob(_) => (before.to_vec(), true),
        };
        self.name(&path);
        if whole {
            self.name_whole(&path);
        }
        if handed_on {
            self.hand_on(&path);
        }
    }

    /// A name handed on hides where it comes from, so a room hands on its own alone.
    fn hand_on(&mut self, path: &[String]) {
        let own = self.module.first().cloned();
        let from = match self.resolved(path) {
            Some(place) => place.first().cloned(),
            None if super::is_foreign(&path[0]) => path.first().cloned(),
            None => own.clone(),
        };
        if let Some(from) = from.filter(|from| Some(from) != own.as_ref()) {
            self.faults.push(format!("hands on {from}"));
        }
    }

    /// Paths among the tokens of a macro or an attribute, which are no syntax yet.
    fn read_tokens(&mut self, tokens: TokenStream) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let mut at = 0;
        while at < tokens.len() {
            at += match &tokens[at] {
                TokenTree::Ident(_) => self.read_run(&tokens[at..]),
                TokenTree::Group(group) => {
                    self.read_tokens(group.stream());
                    1
                }
                TokenTree::Literal(_) | TokenTree::Punct(_) => 1,
            };
        }
    }

    /// The path that these tokens begin with; returns how many tokens it has.
    fn read_run(&mut self, tokens: &[TokenTree]) -> usize {
        let mut path = Segments::new();
        let mut at = 0;
        while let Some(TokenTree::Ident(ident)) = tokens.get(at) {
            path.push(plain(ident));
            let colon =
                |at| matches!(tokens.get(at), Some(TokenTree::Punct(p)) if p.as_char() == ':');
            at += 1;
            if !(colon(at) && colon(at + 1)) {
                break;
            }
            at += 2;
            match tokens.get(at) {
                Some(TokenTree::Punct(star)) if star.as_char() == '*' => self.name_whole(&path),
                Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Brace => {
                    let group = TokenTree::from(group.clone()).into();
                    match syn::parse2(group) {
                        Ok(tree) => self.read_use(&tree, &path, false),
                        Err(_) => self.faults.push("a macro holds a path in parts".to_owned()),
                    }
                }
                _ => continue,
            }
            break;
        }
        if path.len() > 1 {
            self.name(&path);
        }
        at
    }
}

fn is_step(segment: &str) -> bool {
    matches!(segment, "crate" | "self" | "super")
}

fn plain(ident: &syn::Ident) -> String {
    let text = ident.to_string();
    text.strip_prefix("r#").unwrap_or(&text).to_owned()
}

/// The path and one segment more; `self` at the end of a path is the path itself.
fn joined(before: &[String], ident: &syn::Ident) -> Segments {
    let mut path = before.to_vec();
    let segment = plain(ident);
    if before.is_empty() || segment != "self" {
        path.push(segment);
    }
    path
}

impl<'ast> Visit<'ast> for Names {
    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        let handed_on = !matches!(item.vis, syn::Visibility::Inherited);
        self.read_use(&item.tree, &[], handed_on);
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        let segments: Segments = path.segments.iter().map(|s| plain(&s.ident)).collect();
        // A name alone is a local one.
        if segments.len() > 1 {
            self.name(&segments);
        }
        visit::visit_path(self, path);
    }

    fn visit_visibility(&mut self, _: &'ast syn::Visibility) {}

    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        if item.attrs.iter().any(|attr| attr.path().is_ident("path")) {
            self.faults.push("a module at a path of its own".to_owned());
        }
        self.module.push(plain(&item.ident));
        visit::visit_item_mod(self, item);
        self.module.pop();
    }

    fn visit_item_extern_crate(&mut self, _: &'ast syn::ItemExternCrate) {
        self.faults.push("an extern crate hides a name".to_owned());
    }

    fn visit_macro(&mut self, call: &'ast syn::Macro) {
        if call.path.is_ident("include") {
            self.faults.push("includes code".to_owned());
        }
        self.read_tokens(call.tokens.clone());
        visit::visit_macro(self, call);
    }

    fn visit_attribute(&mut self, attribute: &'ast syn::Attribute) {
        let tokens = attribute.meta.to_token_stream();
        if !attribute.path().is_ident("doc") {
            self.read_tokens(tokens.clone());
            self.read_texts(tokens);
        }
    }
}

impl Names {
    /// Paths in the texts of an attribute, as `with = "crate::a::b"` has one.
    fn read_texts(&mut self, tokens: TokenStream) {
        for token in tokens {
            match token {
                TokenTree::Group(group) => self.read_texts(group.stream()),
                TokenTree::Literal(literal) => {
                    let text = syn::parse2::<syn::LitStr>(TokenTree::from(literal).into());
                    if let Ok(path) = text.and_then(|text| text.parse::<syn::Path>()) {
                        self.read_tokens(path.into_token_stream());
                    }
                }
                _ => {}
            }
        }
    }
}
