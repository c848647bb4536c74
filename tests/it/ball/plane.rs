//! Distances in the plane, for the judge: they share nothing with the flight's own.

/// In cells, x to the east and y to the south.
pub type Place = (f64, f64);

/// Between two places.
pub fn distance(a: Place, b: Place) -> f64 {
    ((a.0 - b.0) * (a.0 - b.0) + (a.1 - b.1) * (a.1 - b.1)).sqrt()
}

/// The place after a part of the way.
pub fn between(a: Place, b: Place, part: f64) -> Place {
    (a.0 + (b.0 - a.0) * part, a.1 + (b.1 - a.1) * part)
}

/// The point of a segment nearest to a place.
pub fn nearest(a: Place, b: Place, to: Place) -> Place {
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    let square = dx * dx + dy * dy;
    if square == 0.0 {
        return a;
    }
    let part = ((to.0 - a.0) * dx + (to.1 - a.1) * dy) / square;
    between(a, b, part.clamp(0.0, 1.0))
}

/// The vector from the nearest point of a cell to a place outside it.
pub fn off_cell((x, y): Place, cell: (i32, i32)) -> Place {
    let off = |v: f64, low: i32| v - v.clamp(f64::from(low), f64::from(low) + 1.0);
    (off(x, cell.0), off(y, cell.1))
}

/// Distance between a segment and a cell: 0 if they meet.
pub fn to_cell(a: Place, b: Place, (x, y): (i32, i32)) -> f64 {
    let (x, y) = (f64::from(x), f64::from(y));
    // Clip the segment by the four sides; what is left lies inside.
    let mut part = (0.0_f64, 1.0_f64);
    for (from, to, low) in [(a.0, b.0, x), (a.1, b.1, y)] {
        if from == to {
            if from < low || from > low + 1.0 {
                part = (1.0, 0.0);
            }
        } else {
            let (s, t) = ((low - from) / (to - from), (low + 1.0 - from) / (to - from));
            part = (part.0.max(s.min(t)), part.1.min(s.max(t)));
        }
    }
    if part.0 <= part.1 {
        return 0.0;
    }
    let corners = [(x, y), (x + 1.0, y), (x, y + 1.0), (x + 1.0, y + 1.0)];
    let from_corners = corners.map(|corner| distance(corner, nearest(a, b, corner)));
    let from_ends = [a, b].map(|end| {
        let (dx, dy) = off_cell(end, (x as i32, y as i32));
        distance((dx, dy), (0.0, 0.0))
    });
    from_corners
        .into_iter()
        .chain(from_ends)
        .fold(f64::INFINITY, f64::min)
}
