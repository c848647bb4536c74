//! What is wrong with a draft of a hole, in a sentence.

use crate::hole::Flaw;

/// What a flaw means.
pub const fn flaw(flaw: Flaw) -> &'static str {
    match flaw {
        Flaw::Disconnected => "some floor is cut off from the rest",
        Flaw::TooSmall => "too little floor, or tee and cup too near each other",
        Flaw::TooLarge => "larger than a board may be",
        Flaw::ParTooHigh => "par would exceed its limit",
        Flaw::TooStraight => "the way bends too seldom for this hole",
        Flaw::TooEmpty => "too few of the dead found a place",
        Flaw::Unguarded => "nobody guards an opening on the line of play",
        Flaw::UnclearPar => "two ways of the same length pass different monsters",
        Flaw::CaddieOverPar => "the caddie finds no line within a stroke more than the walk",
        Flaw::Misplaced => "somebody or something stands where nothing may",
        Flaw::TooEarly => "one of the dead comes before the first hole of its kind",
        Flaw::LongLane => "an archer looks down a passage in which nobody can step aside",
        Flaw::PuppetPent => "a marionette has no room to be walked about",
        Flaw::BogeymanAstray => "the Bogeyman is not where he belongs",
        Flaw::SpikesInTheWay => "spikes lie on the way, or beside tee or cup",
        Flaw::BarredBySpikes => "some floor can be reached over spikes alone",
        Flaw::OnSpikes => "somebody or something is on spikes",
        Flaw::LieAmongSpikes => "a shot of the witness can be played on from spikes alone",
        Flaw::ItemsMiscounted => "too many or too few items",
        Flaw::ItemInTheWay => "an item lies on the way",
    }
}
