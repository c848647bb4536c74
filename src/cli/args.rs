//! What can be asked for on the command line.

use std::ops::Range;
use std::path::PathBuf;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args as ClapArgs, Parser, Subcommand};
use clap_complete::Shell;

use crate::bots::Bot;
use crate::config::{ColorDepth, Glyphs, Named, ThemeName};
use crate::course::survey::Stretch;
use crate::dice::Seed;
use crate::game::{Holes, Setup};
use crate::hole::{Course, Tees};

/// A turn-based roguelike golf game for the terminal.
///
/// Without a command it opens the title screen.
#[derive(Parser, Debug)]
#[command(name = "bogeyman", version, disable_help_subcommand = true)]
pub struct Args {
    #[command(subcommand)]
    pub verb: Option<Verb>,
    #[command(flatten)]
    pub everywhere: Everywhere,
}

/// Flags that every command takes.
#[derive(ClapArgs, Debug, Clone)]
pub struct Everywhere {
    /// Where rounds are kept [default: the platform's data directory, or BOGEYMAN_DATA_DIR]
    #[arg(long, global = true, value_name = "DIR")]
    pub data_dir: Option<PathBuf>,
    /// Your settings [default: bogeyman/settings.ron in the platform's config directory, or
    /// BOGEYMAN_CONFIG]
    #[arg(long, global = true, value_name = "FILE")]
    pub config: Option<PathBuf>,
    /// Your name, written into recordings
    #[arg(long, global = true, value_name = "NAME")]
    pub player: Option<String>,
    /// How many colours to use; auto: as many as the terminal has [default: auto]
    #[arg(long, global = true,
          value_parser = Color::names().map(|name| Color(ColorDepth::parse(&name))))]
    pub color: Option<Color>,
    /// Which colours to paint with: night, day, contrast, safe or mono [default: night]
    #[arg(long, global = true, value_parser = theme, value_name = "NAME")]
    pub theme: Option<ThemeName>,
    /// Which characters to draw with [default: by locale]
    #[arg(long, global = true, value_parser = glyphs())]
    pub glyphs: Option<Glyphs>,
    /// Play line by line in words alone: for screen readers and pipes
    #[arg(long, global = true)]
    pub plain: bool,
    /// Show results at once
    #[arg(long, global = true)]
    pub no_animation: bool,
    /// Leave the mouse to the terminal
    #[arg(long, global = true)]
    pub no_mouse: bool,
}

/// What `--color` may be: a depth, or `auto` for what the environment says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Color(Option<ColorDepth>);

impl Color {
    /// The depth asked for; none: by NO_COLOR, COLORTERM and TERM.
    pub fn depth(self) -> Option<ColorDepth> {
        self.0
    }

    fn names() -> PossibleValuesParser {
        let depths = ColorDepth::ALL.map(ColorDepth::name);
        PossibleValuesParser::new(std::iter::once("auto").chain(depths))
    }
}

#[derive(Subcommand, Debug)]
pub enum Verb {
    /// Play a new round in the terminal
    Play(RoundArgs),
    /// Go on with a round that was left open
    Resume {
        /// Its name [default: the one played last]
        name: Option<String>,
    },
    /// Verify a recording: play it again without a screen
    Replay(ReplayArgs),
    /// Play a round from a script or from standard input, without a screen
    Headless(HeadlessArgs),
    /// Look on while a bot plays a round; nothing is recorded
    Watch(WatchArgs),
    /// Print holes as text or JSON
    Holes(HolesArgs),
    /// Build many holes and sum up what they are like
    Survey(SurveyArgs),
    /// Let bots play many rounds and print what they come to
    Bots(BotsArgs),
    /// Print what is set, where it comes from, and where files are kept
    Config,
    /// Print a script that completes commands and flags in a shell
    Completions {
        /// The shell
        shell: Shell,
    },
    /// Print the manual page
    Man,
}

/// What makes a hole.
#[derive(ClapArgs, Debug, Clone, Default)]
pub struct GroundArgs {
    /// The course: graveyard, mine or dungeon [default: graveyard]
    #[arg(long, value_parser = course, value_name = "COURSE")]
    pub course: Option<Course>,
    /// The tees: forward, club or championship [default: forward]
    #[arg(long, value_parser = tees, value_name = "TEES")]
    pub tees: Option<Tees>,
    /// The seed: a whole number below 2^64, or any word [default: rolled]
    #[arg(long, value_parser = seed, value_name = "SEED", allow_hyphen_values = true)]
    pub seed: Option<Seed>,
}

/// What makes a round.
#[derive(ClapArgs, Debug, Clone, Default)]
pub struct RoundArgs {
    #[command(flatten)]
    pub ground: GroundArgs,
    /// How many holes: 1 to 18, or endless [default: 9]
    #[arg(long, value_parser = holes, value_name = "N", allow_hyphen_values = true)]
    pub holes: Option<Holes>,
}

#[derive(ClapArgs, Debug)]
pub struct ReplayArgs {
    /// The recording
    pub file: PathBuf,
    /// Play it without a screen and say whether every digest is right
    #[arg(long, required = true)]
    pub verify: bool,
}

#[derive(ClapArgs, Debug)]
pub struct HeadlessArgs {
    #[command(flatten)]
    pub round: RoundArgs,
    /// The script, or a recording; - or nothing: read line by line from standard input
    pub script: Option<PathBuf>,
    /// One JSON object a command
    #[arg(long)]
    pub json: bool,
    /// Go on after a line that is refused
    #[arg(long)]
    pub lenient: bool,
    /// Record the round in a new file
    #[arg(long, value_name = "FILE")]
    pub record: Option<PathBuf>,
}

#[derive(ClapArgs, Debug)]
pub struct WatchArgs {
    /// Who plays: caddie, fair, beginner, blind or kiter [default: caddie]
    #[arg(long, value_parser = bot, value_name = "BOT")]
    pub bot: Option<Bot>,
    #[command(flatten)]
    pub round: RoundArgs,
}

#[derive(ClapArgs, Debug)]
pub struct HolesArgs {
    #[command(flatten)]
    pub ground: GroundArgs,
    /// How many holes, from the first [default: 9]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=9999))]
    pub holes: Option<u32>,
    /// This hole alone
    #[arg(long, value_name = "K", conflicts_with = "holes",
          value_parser = clap::value_parser!(u32).range(1..=9999))]
    pub hole: Option<u32>,
    /// One JSON object a hole
    #[arg(long)]
    pub json: bool,
    /// Print below each hole the shots that prove it, as script lines; JSON always holds them
    #[arg(long)]
    pub witness: bool,
}

#[derive(ClapArgs, Debug)]
pub struct SurveyArgs {
    /// The course: graveyard, mine, dungeon, or all [default: graveyard]
    #[arg(long, value_parser = courses, value_name = "COURSE", default_value = "graveyard",
          hide_default_value = true)]
    pub course: Courses,
    /// The tees: forward, club or championship [default: forward]
    #[arg(long, value_parser = tees, value_name = "TEES")]
    pub tees: Option<Tees>,
    /// Seeds from A up to, but not including, B
    #[arg(long, value_parser = seeds, value_name = "A..B", allow_hyphen_values = true,
          default_value = "0..1000")]
    pub seeds: Seeds,
    /// How many holes of each seed
    #[arg(long, value_name = "N", default_value_t = 9, allow_hyphen_values = true,
          value_parser = clap::value_parser!(u32).range(1..=9999))]
    pub holes: u32,
    /// One JSON object, and nothing that differs from run to run but under its key time
    #[arg(long)]
    pub json: bool,
    /// Below the table a picture: how straight the holes are against how open
    #[arg(long, conflicts_with = "json")]
    pub plot: bool,
}

/// The courses of a survey.
#[derive(Debug, Clone)]
pub struct Courses(pub Vec<Course>);

/// The seeds of a survey, the last one excluded.
#[derive(Debug, Clone)]
pub struct Seeds(pub Range<u128>);

#[derive(ClapArgs, Debug)]
pub struct BotsArgs {
    #[command(flatten)]
    pub ground: GroundArgs,
    /// This bot alone: caddie, fair, beginner, blind or kiter [default: all]
    #[arg(long, value_parser = bot, value_name = "BOT")]
    pub bot: Option<Bot>,
    /// How many rounds of nine each; the first has the seed, each next the number after it
    #[arg(long, value_name = "N", default_value = "100",
          value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub rounds: u32,
    /// One JSON object with all figures
    #[arg(long)]
    pub json: bool,
}

impl GroundArgs {
    /// The seed; one that was not given is rolled.
    pub fn seed(&self) -> Seed {
        self.seed.unwrap_or_else(rolled)
    }

    /// The course, or the default one.
    pub fn course(&self) -> Course {
        self.course.unwrap_or(Course::ALL[0])
    }

    /// The tees, or the default ones.
    pub fn tees(&self) -> Tees {
        self.tees.unwrap_or_default()
    }
}

impl RoundArgs {
    /// The setup; a seed that was not given is rolled.
    pub fn setup(&self) -> Setup {
        Setup {
            seed: self.ground.seed(),
            course: self.ground.course(),
            tees: self.ground.tees(),
            holes: self.holes.unwrap_or(Holes::Count(9)),
        }
    }

    /// Whether anything was given.
    pub fn is_given(&self) -> bool {
        let GroundArgs { course, tees, seed } = &self.ground;
        course.is_some() || tees.is_some() || seed.is_some() || self.holes.is_some()
    }
}

/// A seed from the system's chance, or from the process number where it has none.
fn rolled() -> Seed {
    let number = getrandom::u64().unwrap_or_else(|_| u64::from(std::process::id()));
    // Six digits are easy to tell a friend.
    Seed::new(number % 1_000_000)
}

fn glyphs() -> impl TypedValueParser<Value = Glyphs> {
    PossibleValuesParser::new(Glyphs::ALL.map(Glyphs::name))
        .try_map(|name| Glyphs::parse(&name).ok_or("no such set"))
}

fn theme(name: &str) -> Result<ThemeName, String> {
    ThemeName::parse(name).ok_or_else(ThemeName::known)
}

fn course(name: &str) -> Result<Course, String> {
    let names: Vec<_> = Course::ALL.into_iter().map(Course::name).collect();
    Course::parse(name).ok_or_else(|| format!("courses are {}", names.join(", ")))
}

fn courses(name: &str) -> Result<Courses, String> {
    if name == "all" {
        return Ok(Courses(Course::ALL.into()));
    }
    match course(name) {
        Ok(course) => Ok(Courses(vec![course])),
        Err(known) => Err(known + ", or all"),
    }
}

/// A half-open range; its end may lie one beyond the last seed.
fn seeds(text: &str) -> Result<Seeds, String> {
    let number = |text: &str| {
        let digits = !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
        text.parse()
            .ok()
            .filter(|&number: &u128| digits && number <= Stretch::END)
    };
    let ends = text.split_once("..");
    ends.and_then(|(from, end)| Some(number(from)?..number(end)?))
        .filter(|seeds| !seeds.is_empty())
        .map(Seeds)
        .ok_or_else(|| "seeds are A..B, whole numbers, A below B and B at most 2^64".to_owned())
}

fn tees(name: &str) -> Result<Tees, String> {
    let names: Vec<_> = Tees::ALL.into_iter().map(Tees::name).collect();
    Tees::parse(name).ok_or_else(|| format!("tees are {}", names.join(", ")))
}

fn bot(name: &str) -> Result<Bot, String> {
    let names: Vec<_> = Bot::ALL.into_iter().map(Bot::name).collect();
    Bot::parse(name).ok_or_else(|| format!("bots are {}", names.join(", ")))
}

fn seed(text: &str) -> Result<Seed, String> {
    Seed::parse(text).map_err(|bad| bad.to_string())
}

fn holes(text: &str) -> Result<Holes, String> {
    if text == "endless" {
        return Ok(Holes::Endless);
    }
    text.parse()
        .ok()
        .filter(|count| (1..=Holes::MOST).contains(count))
        .map(Holes::Count)
        .ok_or_else(|| format!("holes are 1 to {}, or endless", Holes::MOST))
}
