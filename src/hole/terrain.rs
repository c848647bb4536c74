//! What a cell is made of, and what that means to ball and walker.

use serde::Serialize;

/// What a cell is made of. Outside the board all is wall.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Terrain {
    /// Stops ball and walker.
    Wall,
    /// Short grass: the ball rolls a cell for a cell.
    Green,
    /// Long grass: slows the ball.
    Rough,
    /// A bunker: slows the ball a lot.
    Sand,
    /// Lets the ball roll on.
    Ice,
    /// Swallows the ball; nobody walks here.
    Water,
    /// A solid post that gives a ball length back.
    Bumper,
    /// A dug grave: swallows the ball; nobody walks here.
    Grave,
    /// The ball rolls over them as over green; they hurt who steps in.
    Spikes,
    /// A shut door: stops ball and walker.
    Door,
    /// A door that was opened: as good as green.
    OpenDoor,
}

impl Terrain {
    /// Every terrain, in the order of the legend.
    pub const ALL: [Self; 11] = [
        Self::Wall,
        Self::Green,
        Self::Rough,
        Self::Sand,
        Self::Ice,
        Self::Water,
        Self::Bumper,
        Self::Grave,
        Self::Spikes,
        Self::Door,
        Self::OpenDoor,
    ];

    /// The character that stands for it in every picture and file.
    pub const fn glyph(self) -> char {
        match self {
            Self::Wall => '#',
            Self::Green => '.',
            Self::Rough => ',',
            Self::Sand => ':',
            Self::Ice => '_',
            Self::Water => '~',
            Self::Bumper => 'o',
            Self::Grave => 'X',
            Self::Spikes => '^',
            Self::Door => '+',
            Self::OpenDoor => '\'',
        }
    }

    /// The terrain that a character stands for.
    pub fn of_glyph(glyph: char) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|terrain| terrain.glyph() == glyph)
    }

    /// Its name in a sentence.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Wall => "wall",
            Self::Green => "green",
            Self::Rough => "rough",
            Self::Sand => "sand",
            Self::Ice => "ice",
            Self::Water => "water",
            Self::Bumper => "bumper",
            Self::Grave => "open grave",
            Self::Spikes => "spikes",
            Self::Door => "shut door",
            Self::OpenDoor => "open door",
        }
    }

    /// Whether golfer and monsters can stand on it.
    pub const fn is_walkable(self) -> bool {
        match self {
            Self::Green | Self::Rough | Self::Sand | Self::Ice | Self::Spikes | Self::OpenDoor => {
                true
            }
            Self::Wall | Self::Water | Self::Bumper | Self::Grave | Self::Door => false,
        }
    }

    /// What becomes of it once the doors are open.
    pub const fn opened(self) -> Self {
        match self {
            Self::Door => Self::OpenDoor,
            other => other,
        }
    }

    /// Whether the ball bounces off it.
    pub const fn is_solid(self) -> bool {
        matches!(self, Self::Wall | Self::Bumper | Self::Door)
    }

    /// Whether the ball rolls on over it.
    pub const fn is_rolled_over(self) -> bool {
        !self.is_solid() && !self.swallows()
    }

    /// Whether the ball is lost in it.
    pub const fn swallows(self) -> bool {
        matches!(self, Self::Water | Self::Grave)
    }
}
