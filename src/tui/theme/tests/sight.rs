//! Colours as those see them who lack one kind of cone, by the matrices of Machado, Oliveira and
//! Fernandes (2009), and how far apart they are then, as CIE 1976 counts it.

use super::*;
use crate::config::ThemeName;

/// A kind of sight, as a matrix over linear red, green and blue.
type Sight = [[f64; 3]; 3];

const FULL: Sight = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]];
const NO_GREEN: Sight = [
    [0.367_322, 0.860_646, -0.227_968],
    [0.280_085, 0.672_501, 0.047_413],
    [-0.011_820, 0.042_940, 0.968_881],
];
const NO_RED: Sight = [
    [0.152_286, 1.052_583, -0.204_868],
    [0.114_503, 0.786_281, 0.099_216],
    [-0.003_882, -0.048_116, 1.051_998],
];

#[expect(
    clippy::disallowed_methods,
    reason = "the formula asks for powers, and a limit in a test may differ in the last bit"
)]
fn seen(ink: Ink, sight: &Sight) -> [f64; 3] {
    let linear = |v: u8| match f64::from(v) / 255.0 {
        low @ ..=0.04045 => low / 12.92,
        high => ((high + 0.055) / 1.055).powf(2.4),
    };
    let times = |matrix: &Sight, v: [f64; 3]| {
        matrix.map(|row| row[0] * v[0] + row[1] * v[1] + row[2] * v[2])
    };
    let light = times(sight, [ink.0, ink.1, ink.2].map(linear)).map(|v| v.clamp(0.0, 1.0));
    let [x, y, z] = times(
        &[
            [0.4124, 0.3576, 0.1805],
            [0.2126, 0.7152, 0.0722],
            [0.0193, 0.1192, 0.9505],
        ],
        light,
    );
    let root = |v: f64| {
        if v > 0.008_856 {
            v.cbrt()
        } else {
            7.787 * v + 16.0 / 116.0
        }
    };
    let (x, y, z) = (root(x / 0.9505), root(y), root(z / 1.089));
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// How far apart two inks look: 2 is a difference just seen side by side.
fn apart(a: Ink, b: Ink, sight: &Sight) -> f64 {
    let (a, b) = (seen(a, sight), seen(b, sight));
    let squares = a.iter().zip(b).map(|(a, b)| (a - b) * (a - b));
    squares.sum::<f64>().sqrt()
}

/// Asks of all pairs of a group that they look at least so far apart.
fn told_apart(group: &[(&str, Ink)], least: f64) {
    for (sight, who) in [(FULL, "all"), (NO_GREEN, "no green"), (NO_RED, "no red")] {
        for (i, (name, ink)) in group.iter().enumerate() {
            for (other, ink2) in &group[..i] {
                let apart = apart(*ink, *ink2, &sight);
                assert!(apart >= least, "{who}: {name} and {other}: {apart:.1}");
            }
        }
    }
}

#[test]
fn the_safe_theme_is_told_apart_without_red_or_green() {
    let t = ThemeName::Safe.theme();
    // Graves have a rim, doors and bumpers signs in every cell; these have their ground alone.
    told_apart(
        &[
            ("green", t.green.0),
            ("rough", t.rough.0),
            ("sand", t.sand.0),
            ("ice", t.ice.0),
            ("water", t.water.0),
            ("the dark", t.void),
            ("a wall", t.wall_top),
        ],
        9.0,
    );
    // A mark, on every ground that it may lie on, against that ground and the other mark.
    let marked = |ground, tint| tinted(t, ground, tint);
    for (a, b) in [t.green, t.rough, t.sand, t.ice, t.spikes] {
        for ground in [a, b] {
            let (step, blow) = (marked(ground, Tint::Step), marked(ground, Tint::Blow));
            let group = [("the ground", ground), ("a step", step), ("a blow", blow)];
            told_apart(&group, 12.0);
        }
    }
    told_apart(&[("under", t.under), ("over", t.over)], 40.0);
    told_apart(&[("heart", t.heart), ("lost", t.heart_lost)], 40.0);
    told_apart(
        &[("xp", t.xp), ("power", t.power), ("trough", t.trough)],
        20.0,
    );
}
