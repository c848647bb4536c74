//! The figures and the dice: pinned to the rules' version, and assets that make no sense refused.

use bogeyman::content::{Assets, Content, RULES};
use bogeyman::dice::{Dice, Seed, Stream};

#[test]
fn the_figures_are_those_of_the_rules_version() {
    let pinned = (1, 10_791_379_863_833_116_454);
    assert_eq!(
        (RULES, Content::standard().digest()),
        pinned,
        "the figures of assets/ are not those that rules {} were played with: a round of before \
         is no longer the same. If that is meant, raise content::RULES (not before the first \
         release), renew saves/ with `cargo run --release --example saves`, and pin both here",
        pinned.0
    );
}

fn nightfall() -> Dice {
    Seed::new(42).dice(Stream::Nightfall { hole: 3, turn: 18 })
}

fn pass() -> Dice {
    Seed::new(42).dice(Stream::Pass {
        course: 0,
        hole: 3,
        attempt: 1,
        pass: 2,
    })
}

fn bone() -> Dice {
    Seed::new(42).dice(Stream::Monster {
        hole: 3,
        turn: 18,
        id: 1,
    })
}

fn offers() -> Dice {
    Seed::new(42).dice(Stream::Offer { choice: 1 })
}

/// What follows may change with `content::RULES` alone: every seed gives other holes then.
#[test]
fn the_first_rolls_of_every_stream_are_as_they_were() {
    let rolls = |mut dice: Dice| [(); 6].map(|()| dice.below(1000));
    assert_eq!(rolls(nightfall()), [66, 201, 755, 961, 218, 875]);
    assert_eq!(rolls(pass()), [512, 768, 491, 289, 258, 913]);
    assert_eq!(rolls(bone()), [904, 835, 726, 177, 201, 737]);
    assert_eq!(rolls(offers()), [616, 244, 392, 611, 881, 508]);
}

#[test]
fn every_way_to_roll_is_as_it_was() {
    let mut dice = nightfall();
    let large = [(); 3].map(|()| dice.below(3_000_000_000));
    assert_eq!(large, [199_463_075, 603_107_618, 2_266_765_642]);
    let between = [(); 6].map(|()| dice.between(-5, 5));
    assert_eq!(between, [5, -3, 4, -3, -1, 0]);
    let whole = [(); 2].map(|()| dice.between(i32::MIN, i32::MAX));
    assert_eq!(whole, [939_267_861, 1_343_713_383]);
    let chance = [(); 8].map(|()| dice.chance(50));
    assert_eq!(chance.map(u8::from), [0, 1, 0, 1, 1, 1, 1, 1]);
    let letters: Vec<char> = "bogeyman".chars().collect();
    let picked: String = (0..8).filter_map(|_| dice.pick(&letters)).collect();
    assert_eq!(picked, "nbamyomm");
    let mut shuffled = letters.clone();
    dice.shuffle(&mut shuffled);
    assert_eq!(shuffled.iter().collect::<String>(), "mnaygebo");
    let table = [('a', 1), ('b', 0), ('c', 3)];
    let weighed: String = (0..20).filter_map(|_| dice.weigh(&table)).collect();
    assert_eq!(weighed, "accccccccccccccacccc");
    assert_eq!(dice.weigh(&[('a', 0), ('b', 0)]), None);
    assert_eq!(dice.weigh::<char>(&[]), None);
}

#[test]
fn rolls_at_the_edges_are_defined() {
    let mut dice = pass();
    assert_eq!((dice.below(0), dice.below(1)), (0, 0));
    assert_eq!((dice.between(7, 7), dice.between(7, 3)), (7, 7));
    assert_eq!((dice.chance(0), dice.chance(100)), (false, true));
    assert_eq!(dice.pick::<u8>(&[]), None);
    let mut none: [u8; 0] = [];
    dice.shuffle(&mut none);
}

/// A file of the assets: its name, its text, and all assets with another text in its place.
type File = (
    &'static str,
    &'static str,
    fn(&mut Assets<'static>, &'static str),
);

const FILES: [File; 5] = [
    ("ball.ron", Assets::BUILT_IN.ball, |all, text| {
        all.ball = text
    }),
    ("golfer.ron", Assets::BUILT_IN.golfer, |all, text| {
        all.golfer = text
    }),
    ("monsters.ron", Assets::BUILT_IN.monsters, |all, text| {
        all.monsters = text
    }),
    ("dungeon.ron", Assets::BUILT_IN.dungeon, |all, text| {
        all.dungeon = text
    }),
    ("graveyard.ron", Assets::BUILT_IN.graveyard, |all, text| {
        all.graveyard = text
    }),
];

/// Reads the assets with another text for this file; a refusal names the file in a sentence.
fn read_with((name, _, put): File, text: &str) -> Result<Content, String> {
    let mut all = Assets::BUILT_IN;
    put(&mut all, text.to_owned().leak());
    Content::parse(&all).map_err(|why| {
        let why = why.to_string();
        let rest = why.strip_prefix(&format!("{name}: "));
        let rest = rest.unwrap_or_else(|| panic!("{why:?} does not begin with {name}"));
        assert!(
            !rest.is_empty() && !rest.contains(char::is_control),
            "{why:?}"
        );
        why
    })
}

/// Where the figures of a text stand: comments and pictures have none.
fn figures(text: &str) -> Vec<std::ops::Range<usize>> {
    let mut found: Vec<std::ops::Range<usize>> = Vec::new();
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        let code = line.split("//").next().unwrap_or_default();
        for (place, _) in code.match_indices(|c: char| c.is_ascii_digit()) {
            let place = at + place;
            match found.last_mut() {
                Some(last) if last.end == place => last.end += 1,
                _ => found.push(place..place + 1),
            }
        }
        at += line.len();
    }
    found
}

#[test]
fn every_figure_out_of_its_range_is_refused_by_name() {
    let mut accepted = Vec::new();
    let mut tried = 0;
    for file in FILES {
        let text = file.1;
        for range in figures(text) {
            for odd in ["-1", "2147483647", "4294967295", "1.5", "x", "\"1\""] {
                let other = format!("{}{odd}{}", &text[..range.start], &text[range.end..]);
                tried += 1;
                if read_with(file, &other).is_ok() {
                    let line = text[..range.start].lines().count();
                    accepted.push(format!("{}:{line}: {odd}", file.0));
                }
            }
        }
    }
    assert!(tried > 300, "only {tried} tried");
    assert!(accepted.is_empty(), "accepted: {}", accepted.join(", "));
}

#[test]
fn unknown_missing_and_doubled_fields_are_refused_by_name() {
    for file in FILES {
        let text = file.1;
        assert!(read_with(file, text).is_ok());
        assert!(read_with(file, &text.replace('\n', "\r\n")).is_ok());
        let unknown = text.replacen("(\n", "(\n    handicap: 1,\n", 1);
        let why = read_with(file, &unknown).expect_err("unknown");
        assert!(why.contains("handicap"), "{why}");
        for (number, line) in text.lines().enumerate() {
            let field = line.split("//").next().unwrap_or_default();
            if !(field.contains(": ") && field.ends_with(',')) {
                continue;
            }
            let mut lines: Vec<&str> = text.lines().collect();
            lines.remove(number);
            assert!(
                read_with(file, &lines.join("\n")).is_err(),
                "without {line}"
            );
            lines.insert(number, line);
            lines.insert(number, line);
            assert!(read_with(file, &lines.join("\n")).is_err(), "twice {line}");
        }
        for broken in ["", "()", "(", "\0", &text[..text.len() / 2]] {
            assert!(read_with(file, broken).is_err(), "{broken:?}");
        }
    }
}

#[test]
fn a_furnishing_that_no_room_can_have_is_refused_with_what_is_wrong() {
    let dungeon = FILES.into_iter().find(|file| file.0 == "dungeon.ron");
    let dungeon = dungeon.expect("one of them");
    let head = dungeon.1.find("(name: \"pillar\"").expect("a furnishing");
    let refused = |rows: [&str; 5]| {
        let rows: String = rows.map(|row| format!("\"{row}\",")).concat();
        let more = format!("(name: \"odd\", from: 1, cost: 0, weight: 1, rows: [{rows}]),");
        let text = format!("{}{more}{}", &dungeon.1[..head], &dungeon.1[head..]);
        let why = read_with(dungeon, &text).err();
        why.map(|why| why.replacen("dungeon.ron: odd: ", "", 1))
    };
    let room = |first: &'static str| [first, ".....", ".....", ".....", "....."];
    let said = |why: &str| Some(why.to_owned());
    assert_eq!(refused(room("#.?m$")), None);
    assert_eq!(refused(room("....")), said("the picture is not 5 x 5"));
    assert_eq!(
        refused(room("..k..")),
        said("line 1, column 3: 'k' stands for nothing in a room")
    );
    assert_eq!(
        refused(room("....+")),
        said("line 1, column 5: '+' stands in walls alone")
    );
    assert_eq!(
        refused(room("B....")),
        said("line 1, column 1: 'B' has holes of his own")
    );
    assert_eq!(refused(room("$...$")), said("more than one item"));
    assert_eq!(
        refused([".^...", "^....", ".....", ".....", "....."]),
        said("line 1, column 1 is cut off")
    );
    assert_eq!(
        refused(["..#..", ".....", "~...X", ".....", "..^.."]),
        said("the middles of all four sides are barred")
    );
    let twice = dungeon
        .1
        .replacen("name: \"pillar\"", "name: \"screen\"", 1);
    let why = read_with(dungeon, &twice).expect_err("two of a name");
    assert!(
        why.ends_with("two furnishings are called \"screen\""),
        "{why}"
    );
}

#[test]
fn a_fallback_that_is_no_hole_is_refused() {
    let [.., file] = FILES;
    for (from, to) in [
        (".T.", "..."),
        (".U.", "..."),
        ("#.T", "?.T"),
        ("\"###############\",\n", "\"##\",\n"),
    ] {
        let why = read_with(file, &file.1.replacen(from, to, 1)).expect_err(to);
        assert!(why.contains("fallback"), "{why}");
    }
}
