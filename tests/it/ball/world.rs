//! A small world from a picture, and short ways to say a shot.

use bogeyman::ball::{Body, Disc, End, Flight, Kit, Scene, Touch, Walls, fly};
use bogeyman::content::{BallFigures, Content};
use bogeyman::geom::{Cell, Heading, Length, Point};
use bogeyman::grid::Grid;
use bogeyman::hole::{Picture, Terrain};

pub const EAST: i32 = 0;
pub const NORTH_EAST: i32 = 180;
pub const NORTH: i32 = 360;
pub const NORTH_WEST: i32 = 540;
pub const WEST: i32 = 720;
pub const SOUTH_WEST: i32 = 900;
pub const SOUTH: i32 = 1080;
pub const SOUTH_EAST: i32 = 1260;

/// A board with its walls; monsters have the ids 1, 2, .. row by row, and are plain ones.
pub struct World {
    pub ground: Grid<Terrain>,
    pub walls: Walls,
    pub cup: Cell,
    pub ball: Option<Cell>,
    pub discs: Vec<Disc>,
    pub figures: BallFigures,
    pub kit: Kit,
}

impl World {
    /// Reads a picture; without a cup in it the cup is far off the board.
    pub fn new(picture: &str) -> Self {
        let picture = Picture::parse(picture).unwrap();
        let figures = Content::standard().ball.clone();
        let numbered = (1..).zip(&picture.monsters);
        Self {
            walls: Walls::new(&picture.ground, &figures),
            cup: picture.cup.unwrap_or(Cell::new(-100, -100)),
            ball: picture.ball,
            discs: numbered
                .map(|(id, monster)| Disc {
                    id,
                    cell: monster.cell,
                    body: Body::Hard,
                    hits: 1,
                })
                .collect(),
            ground: picture.ground,
            figures,
            kit: Kit::default(),
        }
    }

    pub fn scene(&self) -> Scene<'_> {
        Scene {
            walls: &self.walls,
            cup: self.cup,
            discs: &self.discs,
            figures: &self.figures,
            kit: self.kit,
        }
    }

    /// The same with these bodies, in the order of the ids.
    pub fn of_bodies(mut self, bodies: &[Body]) -> Self {
        assert_eq!(self.discs.len(), bodies.len());
        for (disc, body) in self.discs.iter_mut().zip(bodies) {
            disc.body = *body;
        }
        self
    }

    /// The same with monsters that take so many hits, in the order of the ids.
    pub fn of_hits(mut self, hits: &[u32]) -> Self {
        assert_eq!(self.discs.len(), hits.len());
        for (disc, hits) in self.discs.iter_mut().zip(hits) {
            disc.hits = *hits;
        }
        self
    }

    /// The same for a golfer with this kit.
    pub fn with(mut self, kit: Kit) -> Self {
        self.kit = kit;
        self
    }

    /// Plays the ball from the middle of its cell.
    pub fn play(&self, quarters: i32, length: i32) -> Flight {
        self.play_from(Point::centre(self.ball.unwrap()), quarters, length)
    }

    /// Plays the ball from a point; lengths in thousandths of a cell.
    pub fn play_from(&self, lie: Point, quarters: i32, length: i32) -> Flight {
        fly(
            &self.scene(),
            lie,
            Heading::wrapped(quarters),
            Length(length),
        )
    }
}

/// The lattice point at these coordinates in cells, which must lie on the lattice.
pub fn point(x: f64, y: f64) -> Point {
    let lattice = |v: f64| {
        assert_eq!((v * 256.0).fract(), 0.0, "{v} is off the lattice");
        (v * 256.0) as i32
    };
    Point::new(lattice(x), lattice(y))
}

/// Where the ball rests, in cells.
pub fn rest(flight: &Flight) -> (f64, f64) {
    match flight.end {
        End::Rest(point) => (f64::from(point.x) / 256.0, f64::from(point.y) / 256.0),
        end => panic!("the ball does not rest but is {end:?}"),
    }
}

/// What the path met, in order.
pub fn touches(flight: &Flight) -> Vec<Touch> {
    flight.path.iter().map(|waypoint| waypoint.touch).collect()
}

/// The places of the path, in cells.
pub fn places(flight: &Flight) -> Vec<(f32, f32)> {
    flight.path.iter().map(|w| (w.at.x, w.at.y)).collect()
}

/// Whether two lists of places agree within 1/10,000 cell.
pub fn assert_places(flight: &Flight, expected: &[(f32, f32)]) {
    let found = places(flight);
    let near =
        |(a, b): (&(f32, f32), &(f32, f32))| (a.0 - b.0).abs() < 1e-4 && (a.1 - b.1).abs() < 1e-4;
    assert!(
        found.len() == expected.len() && found.iter().zip(expected).all(near),
        "found {found:?}, expected {expected:?}"
    );
}
