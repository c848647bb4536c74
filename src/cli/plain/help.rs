//! What can be said in plain mode.

/// Each thing that can be said, and what it does.
const HELP: [(&str, &str); 22] = [
    ("(an empty line)", "the situation again"),
    (
        "look, or l",
        "all around: walls, ways out, the dead, what lies about",
    ),
    ("look ne 3", "what is there: a direction and so many steps"),
    (
        "look ball",
        "what is there: ball, cup, item, or a name such as skeleton or water",
    ),
    ("map", "the hole as rows of characters"),
    (
        "lines",
        "the useful shots from here; a number then aims along one",
    ),
    (
        "aim 92 80",
        "what that shot would do: degrees, 0 east and 90 north; then percent of a full swing",
    ),
    ("swing", "play the shot aimed last: a stroke"),
    ("swing 92 80, or s 92 80", "play that shot: a stroke"),
    ("caddie", "the caddie's shot; he tells his price first"),
    (
        "n ne e se s sw w nw",
        "a step; into one of the dead, the club: a stroke",
    ),
    ("n 3", "up to so many steps, until something new threatens"),
    (
        "ball, or o",
        "walk to the ball, until something new threatens",
    ),
    ("item", "walk to the nearest item, likewise"),
    ("dash e, or d e", "two steps in one turn, for a heart"),
    ("wait, or a full stop", "let a turn pass"),
    ("bag; use bell", "what you carry; use something of it"),
    (
        "back; drop",
        "an unplayable ball put back or dropped: a stroke",
    ),
    ("pickup", "concede the hole at twice par"),
    (
        "next; choose 2, or 2",
        "go on from the card; take an upgrade that is offered",
    ),
    ("card", "the card so far"),
    (
        "quit",
        "save and leave; at the beginning and the end: new, new club 42, resume",
    ),
];

/// All of it, a line each.
pub fn lines() -> Vec<String> {
    let told = HELP.iter().map(|(said, does)| format!("{said}: {does}."));
    let places = "Places are told from where you stand: 3 north 1 east. What costs a stroke or a \
                  heart is told the first time, and done when it is said again.";
    std::iter::once(places.to_owned()).chain(told).collect()
}
