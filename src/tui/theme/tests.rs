//! Every theme can be read, and told apart by those it is for.

mod sight;

use super::*;
use crate::config::ThemeName;
use crate::tui::draw::ground::{Tint, cup, tinted};

/// Contrast of two inks as WCAG 2 counts it, 1 to 21.
#[expect(
    clippy::disallowed_methods,
    reason = "the formula asks for a power, and a limit in a test may differ in the last bit"
)]
fn contrast(a: Ink, b: Ink) -> f64 {
    let part = |v: u8| match f64::from(v) / 255.0 {
        low @ ..=0.04045 => low / 12.92,
        high => ((high + 0.055) / 1.055).powf(2.4),
    };
    let light =
        |ink: Ink| 0.2126 * part(ink.0) + 0.7152 * part(ink.1) + 0.0722 * part(ink.2) + 0.05;
    light(a).max(light(b)) / light(a).min(light(b))
}

/// Every ink with every ground it is drawn on, as `(what, ink, ground)`.
fn pairs(t: &Theme) -> Vec<(String, Ink, Ink)> {
    let mut pairs = Vec::new();
    let mut add = |what: &str, inks: &[Ink], grounds: &[Ink]| {
        for ink in inks {
            let on = |ground: &Ink| (what.to_owned(), *ink, *ground);
            pairs.extend(grounds.iter().map(on));
        }
    };
    let words = [
        t.text,
        t.bright,
        t.dim,
        t.gold,
        t.pale,
        t.good,
        t.under,
        t.over,
        t.heart,
        t.xp,
        t.heart_lost,
    ];
    add("words", &words, &[t.void]);
    add(
        "keys and tables",
        &[t.text, t.dim, t.gold, t.pale],
        &[t.bar],
    );
    add("the card", &[t.bright, t.under, t.over], &[t.void, t.bar]);
    add("the entry marked", &[t.bright, t.pale], &[t.green.0]);
    add(
        "struck, looked at, or off the screen",
        &[t.void],
        &[t.gold, t.pale],
    );

    let kinds = [t.green, t.rough, t.sand, t.ice, t.spikes];
    let lit: Vec<Ink> = kinds.iter().flat_map(|(a, b)| [*a, *b]).collect();
    let shade = |ground: &Ink| ground.shaded(t.shadow);
    let plain: Vec<Ink> = lit.iter().copied().chain(lit.iter().map(shade)).collect();
    let marked: Vec<Ink> = [Tint::Step, Tint::Blow]
        .into_iter()
        .flat_map(|tint| plain.iter().map(move |ground| tinted(t, *ground, tint)))
        .collect();
    let swallowing: Vec<Ink> = [t.water.0, t.water.1, t.grave.0, t.grave.1]
        .iter()
        .flat_map(|ground| [*ground, shade(ground)])
        .collect();
    let everywhere = [plain.clone(), marked].concat();
    add("golfer, ball", &[t.bright], &everywhere);
    add("monster, club, burst", &[t.bone], &everywhere);
    add("signs of marks", &[t.bright, t.gold], &everywhere);
    add("line, ring", &[t.pale, t.gold], &everywhere);
    add(
        "line over water and graves",
        &[t.pale, t.gold, t.bright, t.lost],
        &swallowing,
    );
    add("a cross", &[t.lost], &plain);
    add("sleeper", &[t.sleeper], &plain);
    let mut told = vec![(t.grave_mark, t.grave), (t.spikes_mark, t.spikes)];
    if t.texture == Grain::Full {
        told.extend([(t.rough_mark, t.rough), (t.sand_mark, t.sand)]);
        told.extend([(t.water_mark, t.water), (t.ice_mark, t.ice)]);
    }
    for (mark, (a, b)) in told {
        let grounds = [a, b, a.shaded(t.shadow), b.shaded(t.shadow)];
        add("signs of a ground", &[mark], &grounds);
    }
    let inside = [Tint::Step, Tint::Blow].map(|tint| tinted(t, t.wall_face, tint));
    add("inside a wall", &[t.bone, t.bright, t.gold], &inside);
    add("inside a wall", &[t.bone, t.sleeper], &[t.wall_face]);
    add(
        "dots that lap over a wall",
        &[t.bright, t.pale, t.gold],
        &[t.wall_top],
    );
    add("a missile in flight", &[t.bright], &[t.blow]);
    add("bumper, door", &[t.pale], &[t.bumper, t.door]);
    let [ground, flag, rim] = cup(t, false);
    let over = [flag, rim, t.bright, t.bone, t.sleeper, t.pale, t.gold];
    add("the cup", &over, &[ground]);
    let marked = [Tint::Step, Tint::Blow].map(|tint| tinted(t, ground, tint));
    add("the cup marked", &[t.bright, t.gold], &marked);
    let [ground, flag, rim] = cup(t, true);
    add("the cup lit", &[flag, rim], &[ground]);
    pairs
}

/// What the theme for it promises, WCAG's higher level; all others keep the lower one.
fn promised(name: ThemeName) -> f64 {
    if name == ThemeName::Contrast {
        7.0
    } else {
        4.5
    }
}

#[test]
fn everything_stands_out_from_what_it_is_drawn_on() {
    // Textures are left out: the ground says what they say. The trail of a rolling ball too.
    for name in ThemeName::ALL {
        for (what, ink, ground) in pairs(name.theme()) {
            let contrast = contrast(ink, ground);
            assert!(
                contrast >= promised(name),
                "{}: {what}: {ink:?} on {ground:?} has {contrast:.2}",
                name.name()
            );
        }
    }
}

#[test]
fn a_light_background_has_a_light_page() {
    for name in ThemeName::ALL {
        let theme = name.theme();
        let light = contrast(theme.void, Ink(0, 0, 0)) > contrast(theme.text, Ink(0, 0, 0));
        assert_eq!(light, name == ThemeName::Day, "{}", name.name());
    }
}

#[test]
fn greys_alone_are_grey() {
    // The file itself, so that no ink is forgotten.
    let text = include_str!("../../../assets/themes/mono.ron");
    let inks: Vec<&str> = text.split('"').skip(1).step_by(2).collect();
    assert!(inks.len() > 40);
    for ink in inks {
        assert!(ink[..2] == ink[2..4] && ink[..2] == ink[4..], "{ink}");
    }
}

#[test]
fn a_theme_with_an_unknown_field_is_refused() {
    let text = include_str!("../../../assets/themes/night.ron");
    let more = text.replacen('(', "(\n    glow: \"ffffff\",", 1);
    assert!(Theme::parse("more", &more).is_err());
    let wrong = text.replacen("0e1116", "0e111", 1);
    assert!(Theme::parse("wrong", &wrong).is_err());
}

#[test]
fn a_theme_is_found_by_its_name() {
    for name in ThemeName::ALL {
        assert_eq!(ThemeName::parse(name.name()), Some(name));
    }
    assert_eq!(ThemeName::parse("Night"), None);
}
