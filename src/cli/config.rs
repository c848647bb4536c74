//! `config`: what is set and where it comes from, and where files are kept.

use std::fmt::Display;
use std::io::Write;

use super::args::Everywhere;
use super::failure::Failure;
use super::place;
use super::settings::{Chosen, From};

/// Prints everything that can be set, as it counts now.
///
/// # Errors
/// The settings file cannot be used, which was said; the defaults are printed.
pub fn config(everywhere: &Everywhere, out: &mut dyn Write) -> Result<(), Failure> {
    let chosen = Chosen::said(everywhere);
    let mut lines = vec![
        line("theme", &chosen.theme, chosen.theme.value.name()),
        line("glyphs", &chosen.glyphs, chosen.glyphs.value.name()),
        line("color", &chosen.color, chosen.color.value.name()),
        line("animation", &chosen.animation, chosen.animation.value),
        line("mouse", &chosen.mouse, chosen.mouse.value),
        line("letters", &chosen.letters, chosen.letters.value.name()),
        line("player", &chosen.player, shown(&chosen.player.value)),
    ];
    let keys = &chosen.kept.settings().keys;
    if keys.values().all(|acts| acts.is_empty()) {
        lines.push(row("keys", "as built in", "default"));
    }
    for (table, acts) in keys {
        for (act, keys) in acts {
            lines.push(row(
                "keys",
                &format!("{table} {act}: {}", keys.join(", ")),
                "file",
            ));
        }
    }
    let file = chosen.kept.path().map(|path| path.display().to_string());
    let note = match (chosen.kept.trouble(), chosen.kept.is_there()) {
        (Some(_), _) => "  (cannot be used)",
        (None, false) => "  (not there yet)",
        (None, true) => "",
    };
    lines.push(format!(
        "config     {}{note}",
        file.unwrap_or("nowhere".to_owned())
    ));
    let data = place::data_dir(everywhere).map(|dir| dir.display().to_string());
    lines.push(format!(
        "data       {}",
        data.unwrap_or("nowhere".to_owned())
    ));
    for line in lines {
        let clean: String = line.chars().filter(|c| !c.is_control()).collect();
        writeln!(out, "{}", clean.trim_end()).map_err(Failure::stdout)?;
    }
    match chosen.kept.trouble() {
        Some(_) => Err(Failure::Said),
        None => Ok(()),
    }
}

fn shown(name: &str) -> String {
    match name {
        "" => "(none)".to_owned(),
        name => crate::replay::shown(name),
    }
}

fn line<T>(name: &str, from: &From<T>, value: impl Display) -> String {
    row(name, &value.to_string(), from.source)
}

fn row(name: &str, value: &str, source: &str) -> String {
    format!("{name:<10} {value:<24} {source}")
}
