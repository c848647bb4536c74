//! The settings file: read with its size capped, written whole or not at all, and never over
//! anything that is not understood.

use std::path::{Path, PathBuf};

use super::Settings;
use crate::store::{self, Trouble};

/// The most bytes a settings file may have: 1 MiB.
pub const LARGEST: u64 = 1 << 20;

/// What the program writes above the settings.
const HEAD: &str =
    "// The settings of bogeyman. All of them may be left out; `bogeyman config` lists them.\n";

/// Settings and the file they are kept in.
#[derive(Clone, Debug, Default)]
pub struct Kept {
    path: Option<PathBuf>,
    settings: Settings,
    /// What the file held when it was last read or written; none: there was none.
    held: Option<Vec<u8>>,
    trouble: Option<String>,
}

impl Kept {
    /// The settings of this file; without one, or with one that cannot be used, nothing is set.
    pub fn read(path: Option<PathBuf>) -> Self {
        let mut kept = Self {
            path,
            ..Self::default()
        };
        let Some(path) = &kept.path else {
            return kept;
        };
        match contents(path) {
            Ok(held) => kept.held = held,
            Err(trouble) => kept.trouble = Some(clean(&trouble.to_string())),
        }
        match kept.held.as_deref().map(parse) {
            None => {}
            Some(Ok(settings)) => kept.settings = settings,
            Some(Err(why)) => {
                kept.trouble = Some(clean(&format!("{}:{why}", path.display())));
            }
        }
        kept
    }

    /// What is set.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The file.
    pub fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// Whether there is a file.
    pub fn is_there(&self) -> bool {
        self.held.is_some() || self.trouble.is_some()
    }

    /// Why the file cannot be used.
    pub fn trouble(&self) -> Option<&str> {
        self.trouble.as_deref()
    }

    /// Nothing of the file counts, since its keys make no sense: why, and the tables and actions that
    /// it is about, of which at least one stands in the file.
    pub fn distrust(&mut self, why: &str, places: &[(&str, &str)]) {
        let text = String::from_utf8_lossy(self.held.as_deref().unwrap_or_default());
        let found = places.iter().find_map(|place| find(&text, *place));
        let (line, column) = found.unwrap_or((1, 1));
        let name = self.path.as_deref().map(Path::display);
        let name = name.map(|name| name.to_string()).unwrap_or_default();
        self.settings = Settings::default();
        self.trouble = Some(clean(&format!("{name}:{line}:{column}: {why}")));
    }

    /// Keeps these settings. They count whether or not they could be written.
    ///
    /// # Errors
    /// A sentence: the file is one that cannot be used, or was changed since it was read, so that
    /// something would be lost; or it cannot be written.
    pub fn keep(&mut self, settings: &Settings) -> Result<(), String> {
        self.settings = settings.clone();
        let Some(path) = &self.path else {
            return Err("no directory for settings is known; say --config FILE".to_owned());
        };
        let name = clean(&path.display().to_string());
        if self.trouble.is_some() {
            return Err(format!(
                "{name} cannot be used and stays as it is: mend it or take it away"
            ));
        }
        match contents(path) {
            Ok(held) if held == self.held => {}
            Ok(_) => {
                return Err(format!(
                    "{name} was changed by another hand and stays as it is"
                ));
            }
            Err(trouble) => return Err(clean(&trouble.to_string())),
        }
        let text = text(settings);
        // What a person wrote has comments and an order of its own: it is kept beside.
        if let Some(held) = &self.held
            && parse(held).map(|own| self::text(&own).into_bytes()) != Ok(held.clone())
        {
            store::replace(&beside(path), held).map_err(|trouble| clean(&trouble.to_string()))?;
        }
        store::replace(path, text.as_bytes()).map_err(|trouble| clean(&trouble.to_string()))?;
        self.held = Some(text.into_bytes());
        Ok(())
    }
}

/// The name for what a person wrote.
fn beside(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push("~");
    name.into()
}

/// What a file holds; none if there is none.
fn contents(path: &Path) -> Result<Option<Vec<u8>>, Trouble> {
    match store::read_at_most(path, LARGEST) {
        Ok(bytes) => Ok(Some(bytes)),
        Err(trouble) if trouble.is_absence() => Ok(None),
        Err(trouble) => Err(trouble),
    }
}

/// The settings in these bytes; else line, column and what is wrong there.
fn parse(bytes: &[u8]) -> Result<Settings, String> {
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let good = String::from_utf8_lossy(&bytes[..error.valid_up_to()]).into_owned();
        let (line, column) = end(&good);
        format!("{line}:{column}: this is no text, settings are UTF-8")
    })?;
    if text.trim().is_empty() {
        return Ok(Settings::default());
    }
    ron::from_str(text).map_err(|error| {
        let start = error.span.start;
        format!("{}:{}: {}", start.line, start.col, error.code)
    })
}

/// The settings as the file has them.
fn text(settings: &Settings) -> String {
    let pretty = ron::ser::PrettyConfig::new()
        .new_line("\n")
        .indentor("    ")
        .compact_arrays(true);
    let text = ron::ser::to_string_pretty(settings, pretty).expect("plain settings serialize");
    format!("{HEAD}{text}\n")
}

/// Line and column of an action's name after its table's, or of the table's where there is no action.
fn find(text: &str, (table, act): (&str, &str)) -> Option<(usize, usize)> {
    let named = |from: usize, name: &str| {
        let found = text[from..].find(&format!("\"{name}\""))?;
        Some(from + found)
    };
    let at = named(0, table)?;
    let at = match act {
        "" => at,
        act => named(at, act)?,
    };
    Some(end(&text[..at]))
}

/// Line and column after a text, from 1.
fn end(text: &str) -> (usize, usize) {
    let line = text.matches('\n').count() + 1;
    let column = text.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
    (line, column)
}

/// A sentence as it may be shown: without control characters, and no longer than one reads.
fn clean(sentence: &str) -> String {
    let mut clean: String = sentence.chars().filter(|c| !c.is_control()).collect();
    if let Some((at, _)) = clean.char_indices().nth(300) {
        clean.truncate(at);
        clean.push_str("..");
    }
    clean
}
