//! The caddie: the fewest strokes on small boards, every shot of a line flown again, and the
//! witness of whole holes played.

use bogeyman::ball::{Body, Disc, End, Kit, Scene, Walls, fly};
use bogeyman::caddie::{Budget, Guide, Plan, plan};
use bogeyman::content::{Content, LookFigures};
use bogeyman::course::{self, Brief};
use bogeyman::dice::Seed;
use bogeyman::geom::{Cell, LATTICE, Length, Point};
use bogeyman::grid::Grid;
use bogeyman::hole::{
    Course, Finish, Flaw, Hole, Line, Picture, Placed, Tees, Terrain, walk_strokes,
};
use rayon::prelude::*;

use crate::witness;

mod kit;

/// What the caddie is asked about.
struct Case {
    ground: Grid<Terrain>,
    walls: Walls,
    guide: Guide,
    cup: Cell,
    discs: Vec<Disc>,
    kit: Kit,
}

impl Case {
    fn new(ground: &Grid<Terrain>, cup: Cell, discs: Vec<Disc>) -> Self {
        let figures = &Content::standard().ball;
        Self {
            walls: Walls::new(ground, figures),
            guide: Guide::new(ground, cup, figures),
            ground: ground.clone(),
            cup,
            discs,
            kit: Kit::default(),
        }
    }

    fn scene(&self) -> Scene<'_> {
        Scene {
            walls: &self.walls,
            cup: self.cup,
            discs: &self.discs,
            figures: &Content::standard().ball,
            kit: self.kit,
        }
    }

    fn plan(&self, lie: Point) -> Plan {
        let budget = Budget::in_play(&Content::standard().caddie);
        plan(
            &self.scene(),
            &self.walls,
            lie,
            &self.guide,
            range(),
            &budget,
        )
    }

    /// The line from a lie, every shot of it flown again.
    fn line(&self, lie: Point) -> Option<Line> {
        let line = self.plan(lie).line()?;
        self.fly_again(lie, &line);
        Some(line)
    }

    fn fly_again(&self, mut lie: Point, line: &Line) {
        assert_eq!(line.shots.len(), line.ends.len());
        assert!(line.is_holed());
        // The dead are reckoned with where they stand for the first shot alone.
        let mut scene = self.scene();
        for (shot, end) in line.shots.iter().zip(&line.ends) {
            let flight = fly(&scene, lie, shot.heading, shot.power.of(range()));
            scene.discs = &[];
            match (flight.end, *end) {
                (End::Rest(at), Finish::Lie(told)) => {
                    assert_eq!(at, told);
                    lie = at;
                }
                (End::Dropped, Finish::Cup) => {}
                other => panic!("{shot} from {lie}: {other:?}"),
            }
        }
    }
}

fn range() -> Length {
    Content::standard().golfer.range()
}

/// Plain monsters where these stand.
fn discs(placed: &[Placed]) -> Vec<Disc> {
    let disc = |(id, monster): (u32, &Placed)| Disc {
        id,
        cell: monster.cell,
        body: Body::Hard,
        hits: 1,
    };
    (1..).zip(placed).map(disc).collect()
}

/// The line from the tee of a picture.
fn line(text: &str) -> Option<Line> {
    let picture = Picture::parse(text).unwrap();
    let discs = discs(&picture.monsters);
    let case = Case::new(&picture.ground, picture.cup.unwrap(), discs);
    case.line(Point::centre(picture.tee.unwrap()))
}

fn strokes(text: &str) -> Option<u32> {
    line(text).map(|line| line.strokes())
}

#[test]
fn a_straight_putt_is_one_stroke() {
    let line = line(
        "########
         #T....U#
         ########",
    )
    .unwrap();
    assert_eq!(line.shots.len(), 1);
    assert_eq!(line.shots[0].heading.quarters(), 0);
}

#[test]
fn two_lengths_are_two_strokes() {
    let hall = |cells: usize| format!("#T{}U#", ".".repeat(cells));
    let board = |cells: usize| {
        let wall = "#".repeat(cells + 4);
        strokes(&[wall.clone(), hall(cells), wall].join("\n"))
    };
    // Six cells of range, and the ball drops 0.35 before the middle of the cup.
    assert_eq!(
        [board(5), board(6), board(11), board(12)].map(Option::unwrap),
        [1, 2, 2, 3]
    );
}

#[test]
fn round_a_corner_takes_two() {
    let text = "
        #######
        #T....#
        #####.#
        #####.#
        #####.#
        #####U#
        #######";
    assert_eq!(strokes(text), Some(2));
}

#[test]
fn a_bank_reaches_what_no_straight_shot_does() {
    let text = "
        ########
        #......#
        #T.##.U#
        ########";
    let line = line(text).unwrap();
    assert_eq!(line.strokes(), 1);
    assert_ne!(line.shots[0].heading.quarters(), 0);
}

#[test]
fn a_bumper_carries_further() {
    // Seven cells and a half by way of the bumper, which no full swing rolls without it.
    let text = "
        #######
        #....o#
        #.##..#
        #.##.T#
        #.#####
        #U#####
        #######";
    let without = text.replace('o', "#");
    assert!(strokes(text).unwrap() <= strokes(&without).unwrap());
}

#[test]
fn water_between_is_gone_round_and_never_played_into() {
    let text = "
        #######
        #T~~~U#
        #.~~~.#
        #.....#
        #######";
    let line = line(text).unwrap();
    assert!((2..=3).contains(&line.strokes()));
}

#[test]
fn sand_takes_strokes() {
    assert_eq!(
        strokes(
            "########
             #T::::U#
             ########"
        ),
        Some(3)
    );
}

#[test]
fn a_monster_in_the_way_is_struck_or_passed() {
    let text = "
        ########
        #......#
        #T..s.U#
        #......#
        ########";
    assert_eq!(strokes(text), Some(1));
}

#[test]
fn where_no_way_leads_none_is_found_and_nothing_is_flown_in_vain() {
    for text in [
        "#########
         #T..#..U#
         #########",
        "#########
         #T..~..U#
         #########",
    ] {
        let picture = Picture::parse(text).unwrap();
        let case = Case::new(&picture.ground, picture.cup.unwrap(), Vec::new());
        match case.plan(Point::centre(picture.tee.unwrap())) {
            Plan::NotFound { flights } => assert!(flights < 1000),
            found @ Plan::Found(_) => panic!("{found:?}"),
        }
    }
}

#[test]
fn the_caddie_gives_up_within_his_bound() {
    let text = "
        ###########
        #T..#######
        #.........#
        ######...U#
        ###########";
    let picture = Picture::parse(text).unwrap();
    let case = Case::new(&picture.ground, picture.cup.unwrap(), Vec::new());
    let mut figures = Content::standard().caddie.clone();
    for look in &mut figures.looks {
        look.lies = 1;
    }
    // A fan a look and the shot straight at the cup, and the view of the cup.
    let fan = |look: &LookFigures| 1440 / u32::from(look.heading) + 1;
    let most = figures.looks.iter().map(fan).sum::<u32>() + 1440 / u32::from(figures.view);
    let budget = Budget::in_play(&figures);
    let lie = Point::centre(picture.tee.unwrap());
    match plan(
        &case.scene(),
        &case.walls,
        lie,
        &case.guide,
        range(),
        &budget,
    ) {
        Plan::NotFound { flights } => assert_eq!(flights, most),
        found @ Plan::Found(_) => panic!("{found:?}"),
    }
}

#[test]
fn no_line_is_longer_than_asked_for() {
    let text = "
        #######
        #T....#
        #####.#
        #####.#
        #####U#
        #######";
    let picture = Picture::parse(text).unwrap();
    let case = Case::new(&picture.ground, picture.cup.unwrap(), Vec::new());
    let lie = Point::centre(picture.tee.unwrap());
    let figures = &Content::standard().caddie;
    for strokes in 0..4 {
        let budget = Budget::of_witness(figures, strokes);
        let found = plan(
            &case.scene(),
            &case.walls,
            lie,
            &case.guide,
            range(),
            &budget,
        )
        .line();
        assert_eq!(found.is_some(), strokes >= 2);
    }
}

#[test]
fn the_same_question_gets_the_same_answer() {
    for seed in 0..5 {
        let hole = hole(seed, 9);
        let case = Case::new(&hole.ground, hole.cup, Vec::new());
        let lie = Point::centre(hole.tee);
        assert_eq!(case.plan(lie), case.plan(lie));
    }
}

#[test]
fn every_shot_from_random_lies_ends_where_it_says() {
    // A plain mixing of numbers: which lies are tried does not matter, only that they are many.
    let mixed = |n: u64| n.wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(29);
    [(3, 4), (5, 7), (8, 9)]
        .into_par_iter()
        .for_each(|(seed, number)| {
            let hole = hole(seed, number);
            let case = Case::new(&hole.ground, hole.cup, discs(&hole.monsters));
            let (width, height) = (case.ground.width(), case.ground.height());
            let spot = |n: u64| {
                let place = |n: u64, side: i32| (mixed(n) >> 33) as i32 % (side * LATTICE);
                Point::new(place(n, width), place(mixed(n) ^ seed, height))
            };
            let lies = (1..).map(spot).filter(|&lie| case.walls.can_rest(lie));
            let found = lies.take(200).filter_map(|lie| case.line(lie)).count();
            assert!(found >= 195, "seed {seed} hole {number}: {found} of 200");
        });
}

fn hole(seed: u64, number: u32) -> Hole {
    let brief = Brief {
        course: Course::Graveyard,
        tees: Tees::ALL[seed as usize % 3],
        number,
    };
    course::hole(&brief, Seed::new(seed), Content::standard())
}

#[test]
fn the_witness_of_every_hole_holes_out() {
    let failures: Vec<String> = (0..60u64)
        .into_par_iter()
        .flat_map_iter(|seed| (1..=9).map(move |number| (seed, number)))
        .filter_map(|(seed, number)| {
            let failure = witness::play(&hole(seed, number)).err()?;
            Some(format!("seed {seed} hole {number}: {failure}"))
        })
        .collect();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

#[test]
fn the_fallback_has_a_witness() {
    let mut content = Content::standard().clone();
    content.graveyard.walk.apart = 100_000;
    let brief = Brief {
        course: Course::Graveyard,
        tees: Tees::Club,
        number: 4,
    };
    let hole = course::hole(&brief, Seed::new(1), &content);
    assert!(hole.fallback);
    assert_eq!(witness::play(&hole), Ok(()));
    assert!(hole.witness.strokes() <= walk_strokes(hole.path_tenths, range()) + 1);
}

#[test]
fn a_draft_that_nobody_can_hole_out_in_time_is_refused() {
    let mut content = Content::standard().clone();
    // A caddie who plays from the tee alone.
    content.caddie.looks[0].lies = 1;
    let brief = Brief {
        course: Course::Graveyard,
        tees: Tees::Club,
        number: 9,
    };
    let gave_up = course::build(&brief, Seed::new(1), &content, &mut |_, _| ()).unwrap_err();
    assert!(gave_up.flaws.contains_key(&Flaw::CaddieOverPar));
}
