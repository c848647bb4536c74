//! What the builder's own proof refuses a draft for: one picture a flaw.

use bogeyman::content::Content;
use bogeyman::course::{self, Draft, Plan};
use bogeyman::dice::{Seed, Stream};
use bogeyman::geom::Cell;
use bogeyman::hole::{Flaw, Item, Lying, Picture, Tees};

use super::brief;

/// What the proof says of a picture as hole `number`, each `$` a bell.
fn proof(number: u32, text: &str) -> Result<(), Flaw> {
    let picture = Picture::parse(text).unwrap();
    let mut draft = Draft::of(&picture);
    let item = Item::Bell;
    let items = picture.items.iter();
    draft.items = items.map(|&cell| Lying { item, cell }).collect();
    prove(number, &mut draft)
}

fn prove(number: u32, draft: &mut Draft) -> Result<(), Flaw> {
    let brief = brief(number, Tees::Forward);
    let plan = Plan {
        brief: &brief,
        content: Content::standard(),
    };
    let prove = course::passes(brief.course)
        .iter()
        .find(|pass| pass.name == "prove")
        .unwrap();
    let mut dice = Seed::new(1).dice(Stream::Offer { choice: 0 });
    (prove.run)(&plan, draft, &mut dice)
}

/// A hall with `x` for what is to be judged.
fn hall(number: u32, things: &str) -> Result<(), Flaw> {
    let text = "
        ##########
        #........#
        #.T...1..#
        #.......2#
        #........#
        #......3U#
        #.....456#
        ##########";
    let mut text = text.to_owned();
    for (place, thing) in things.chars().enumerate() {
        text = text.replace(char::from(b'1' + place as u8), &thing.to_string());
    }
    let text = text.replace(|c: char| c.is_ascii_digit(), ".");
    proof(number, &text)
}

#[test]
fn a_hall_with_a_skeleton_is_no_bad_hole() {
    assert_eq!(hall(1, "s"), Ok(()));
    assert_eq!(hall(3, "s"), Ok(()));
    assert_eq!(hall(6, "s$"), Ok(()));
}

#[test]
fn nobody_comes_before_its_time() {
    for (letter, first) in [("j", 2), ("m", 3), ("a", 4), ("g", 4), ("w", 5), ("G", 6)] {
        let item = |number: u32| if number.is_multiple_of(2) { "$" } else { "." };
        let on = |number: u32| hall(number, &format!("{letter}{}", item(number)));
        assert_eq!(on(first - 1), Err(Flaw::TooEarly), "{letter}");
        assert_eq!(on(first), Ok(()), "{letter}");
    }
}

#[test]
fn the_bogeyman_stands_near_the_cup_of_his_holes() {
    assert_eq!(hall(9, ".B"), Ok(()));
    assert_eq!(hall(9, "s"), Err(Flaw::BogeymanAstray));
    assert_eq!(hall(9, "..B"), Err(Flaw::BogeymanAstray));
    assert_eq!(hall(9, "BB"), Err(Flaw::BogeymanAstray));
    assert_eq!(hall(7, ".B"), Err(Flaw::BogeymanAstray));
}

#[test]
fn a_marionette_has_room() {
    let pent = "
        ##########
        #T.......#
        #......###
        #......m.#
        #......###
        #U.......#
        ##########";
    assert_eq!(proof(3, pent), Err(Flaw::PuppetPent));
    let free = pent.replacen("###\n        #......m", "..#\n        #......m", 1);
    assert_eq!(proof(3, &free), Ok(()));
}

#[test]
fn an_archer_sees_no_long_lane() {
    let lane = "
        ############
        #T..........
        #..........#
        #....#####.#
        #........a.#
        #....#####.#
        #U.........#
        ############";
    let lane = lane.replace(".....\n", "....#\n");
    assert_eq!(proof(5, &lane), Err(Flaw::LongLane));
    let wide = lane.replacen("#....#####.#", "#....##.##.#", 1);
    assert_eq!(proof(5, &wide), Err(Flaw::LongLane));
    let wide = lane.replacen("#....#####.#", "#....##..#.#", 1);
    assert_eq!(proof(5, &wide), Ok(()));
}

#[test]
fn spikes_bar_no_way() {
    assert_eq!(hall(3, "^"), Ok(()));
    assert_eq!(hall(3, "..^"), Err(Flaw::SpikesInTheWay));
    let on_the_way = "
        ##########
        #T...^..U#
        #........#
        ##########";
    assert_eq!(proof(3, on_the_way), Err(Flaw::SpikesInTheWay));
    let corner = "
        ##########
        #T......U#
        #........#
        #......^^#
        #......^.#
        ##########";
    assert_eq!(proof(3, corner), Err(Flaw::BarredBySpikes));
}

#[test]
fn a_grave_cuts_nothing_off() {
    let corner = "
        ##########
        #T......U#
        #........#
        #......XX#
        #......X.#
        ##########";
    assert_eq!(proof(5, corner), Err(Flaw::Disconnected));
    assert_eq!(proof(5, &corner.replacen("XX", "X.", 1)), Ok(()));
}

#[test]
fn items_lie_on_green_off_the_walk() {
    assert_eq!(hall(2, "s"), Err(Flaw::ItemsMiscounted));
    assert_eq!(hall(3, "s$"), Err(Flaw::ItemsMiscounted));
    assert_eq!(hall(2, "$$"), Err(Flaw::ItemsMiscounted));
    assert_eq!(hall(2, "....$"), Err(Flaw::Misplaced), "beside the cup");
    let on_the_way = "
        ##########
        #T...$..U#
        #........#
        ##########";
    assert_eq!(proof(2, on_the_way), Err(Flaw::ItemInTheWay));
}

#[test]
fn nothing_is_on_spikes_or_on_each_other() {
    let text = "
        ##########
        #T......U#
        #........#
        #.....^$s#
        ##########";
    let picture = Picture::parse(text).unwrap();
    let spikes = Cell::new(6, 3);
    let draft = |change: fn(&mut Draft, Cell)| {
        let mut draft = Draft::of(&picture);
        let item = Item::Bell;
        let cell = picture.items[0];
        draft.items = vec![Lying { item, cell }];
        change(&mut draft, spikes);
        prove(4, &mut draft)
    };
    assert_eq!(draft(|_, _| ()), Ok(()));
    let monster = draft(|draft, cell| draft.monsters[0].cell = cell);
    assert_eq!(monster, Err(Flaw::OnSpikes));
    let item = draft(|draft, cell| draft.items[0].cell = cell);
    assert_eq!(item, Err(Flaw::OnSpikes));
    let both = draft(|draft, _| draft.items[0].cell = draft.monsters[0].cell);
    assert_eq!(both, Err(Flaw::Misplaced));
    let cup = draft(|draft, _| draft.monsters[0].cell = draft.cup);
    assert_eq!(cup, Err(Flaw::Misplaced));
}
