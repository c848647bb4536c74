use bogeyman::ball::*;
use bogeyman::content::Content;
use bogeyman::geom::*;
use bogeyman::hole::Picture;

#[test]
fn smoke() {
    let picture = Picture::parse("#######\n#T...U#\n#######").unwrap();
    let figures = &Content::standard().ball;
    let walls = Walls::new(&picture.ground, figures);
    let scene = Scene {
        walls: &walls,
        cup: picture.cup.unwrap(),
        discs: &[],
        figures,
    };
    for length in [1000, 3000, 3650, 4500, 6000, 12000] {
        println!(
            "{:?}",
            fly(
                &scene,
                Point::centre(picture.tee.unwrap()),
                Heading::wrapped(0),
                Length(length)
            )
        );
        println!(
            "{:?}",
            fly(
                &scene,
                Point::centre(picture.tee.unwrap()),
                Heading::wrapped(180),
                Length(length)
            )
        );
    }
}
