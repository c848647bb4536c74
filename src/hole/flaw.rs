//! What can be wrong with a draft of a hole.

use std::collections::BTreeMap;

use serde::Serialize;

/// Why a draft was refused.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub enum Flaw {
    /// Some walkable cell is cut off from the rest.
    Disconnected,
    /// Too little floor, or tee and cup too near each other.
    TooSmall,
    /// Larger than a board may be.
    TooLarge,
    /// Par would exceed its limit.
    ParTooHigh,
    /// The walk has fewer bends than the hole's number asks for.
    TooStraight,
    /// Fewer monsters fit than the hole must hold.
    TooEmpty,
    /// No monster stands at an opening on the line of play.
    Unguarded,
    /// Two cheapest walks pass different monsters, so par would depend on which one is taken.
    UnclearPar,
    /// The caddie found no line to the cup within one stroke more than the walk.
    CaddieOverPar,
    /// A monster or an item stands where nothing may.
    Misplaced,
    /// A monster stands on a hole before the first of its kind.
    TooEarly,
    /// An archer looks down a passage in which nobody can step aside.
    LongLane,
    /// A marionette has no room to be walked about.
    PuppetPent,
    /// The Bogeyman is not where he belongs: near the cup, alone of his kind, on his holes.
    BogeymanAstray,
    /// Spikes lie on a cheapest walk, or beside tee or cup.
    SpikesInTheWay,
    /// Without stepping on spikes some cell cannot be walked to.
    BarredBySpikes,
    /// A monster or an item is on spikes.
    OnSpikes,
    /// A shot of the witness ends where the ball can be played from spikes alone.
    LieAmongSpikes,
    /// The hole holds more or fewer items than it should.
    ItemsMiscounted,
    /// An item lies on a cheapest walk.
    ItemInTheWay,
    /// The rooms did not come to rest.
    Unsettled,
    /// Too few rooms can be joined.
    TooFewRooms,
    /// The key cannot be walked to while the doors are shut, or a door is shut without one.
    KeyOutOfReach,
}

/// How often each flaw was met.
pub type Flaws = BTreeMap<Flaw, u32>;
