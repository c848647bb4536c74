//! The real program on a pseudo terminal: how it comes, stays and leaves.

#![expect(
    clippy::disallowed_methods,
    reason = "a test that waits for another process needs a clock"
)]

mod colours;
mod hostile;
#[cfg(unix)]
mod jobs;
mod keys;
mod silence;
mod sizes;
mod watch;
mod ways_out;

use std::io::{Read, Write};
use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

/// The longest that anything may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(20);

/// The program under test; it does not outlive its test.
struct Game(Box<dyn Child + Send + Sync>);

/// A game being played on a terminal of its own.
struct Seat {
    child: Game,
    master: Box<dyn MasterPty + Send>,
    writer: Box<dyn Write + Send>,
    seen: Arc<Mutex<Vec<u8>>>,
    /// Whether what is written to the terminal is read.
    reads: Arc<AtomicBool>,
    reader: Option<JoinHandle<()>>,
    data: tempfile::TempDir,
}

fn size(columns: u16, rows: u16) -> PtySize {
    PtySize {
        rows,
        cols: columns,
        pixel_width: 0,
        pixel_height: 0,
    }
}

impl Seat {
    /// Starts a round with extra variables in its environment, and waits for its first picture.
    fn take(env: &[(&str, &str)]) -> Self {
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_bogeyman"));
        command.args(["play", "--seed", "7"]);
        Self::run(command, env)
    }

    /// The same with any command that starts a round.
    fn run(command: CommandBuilder, env: &[(&str, &str)]) -> Self {
        let seat = Self::start(command, env);
        seat.wait_for("press f to aim");
        seat
    }

    /// Starts any command.
    fn start(command: CommandBuilder, env: &[(&str, &str)]) -> Self {
        Self::start_on(size(80, 24), command, env)
    }

    /// Starts any command on a terminal of this size.
    fn start_on(size: PtySize, mut command: CommandBuilder, env: &[(&str, &str)]) -> Self {
        let pair = native_pty_system().openpty(size).unwrap();
        let data = tempfile::tempdir().unwrap();
        command.env_clear();
        command.env("PATH", std::env::var("PATH").unwrap());
        command.env("TERM", "xterm-256color");
        command.env("COLORTERM", "truecolor");
        command.env("LANG", "C.UTF-8");
        command.env("BOGEYMAN_DATA_DIR", data.path());
        command.env("BOGEYMAN_CONFIG", data.path().join("settings.ron"));
        for (name, value) in env {
            command.env(name, value);
        }
        let child = pair.slave.spawn_command(command).unwrap();
        drop(pair.slave);
        let mut stream = pair.master.try_clone_reader().unwrap();
        let seen = Arc::new(Mutex::new(Vec::new()));
        let reads = Arc::new(AtomicBool::new(true));
        let (sink, goes_on) = (Arc::clone(&seen), Arc::clone(&reads));
        let reader = std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(count @ 1..) = stream.read(&mut bytes) {
                sink.lock().unwrap().extend_from_slice(&bytes[..count]);
                if !goes_on.load(Ordering::SeqCst) {
                    break;
                }
            }
        });
        Self {
            child: Game(child),
            writer: pair.master.take_writer().unwrap(),
            master: pair.master,
            seen,
            reads,
            reader: Some(reader),
            data,
        }
    }

    /// From now on nobody reads what is written to the terminal.
    fn stop_reading(&mut self) {
        self.reads.store(false, Ordering::SeqCst);
        // Something must be written for the reader to notice.
        self.send("\u{c}");
        self.reader.take().unwrap().join().unwrap();
    }

    /// The commands on the recording.
    fn commands(&self) -> Vec<String> {
        let rounds = std::fs::read_dir(self.data.path().join("rounds")).unwrap();
        let paths = rounds.map(|entry| entry.unwrap().path());
        let golf = paths.filter(|path| path.extension().is_some_and(|end| end == "golf"));
        let texts = golf.map(|path| std::fs::read_to_string(path).unwrap());
        let lines = texts.flat_map(|text| {
            let commands = text.lines().filter(|line| line.contains(" = "));
            commands.map(str::to_owned).collect::<Vec<_>>()
        });
        lines.collect()
    }

    fn bytes(&self) -> Vec<u8> {
        self.seen.lock().unwrap().clone()
    }

    fn screen(&self) -> vt100::Parser {
        let mut parser = vt100::Parser::new(24, 80, 0);
        parser.process(&self.bytes());
        parser
    }

    fn shows(&self, words: &str) -> bool {
        self.screen().screen().contents().contains(words)
    }

    fn wait_for(&self, words: &str) {
        let start = Instant::now();
        while !self.shows(words) {
            assert!(
                start.elapsed() < PATIENCE,
                "{words:?} never came:\n{}",
                self.screen().screen().contents()
            );
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    fn send(&mut self, keys: &str) {
        self.writer.write_all(keys.as_bytes()).unwrap();
        self.writer.flush().unwrap();
    }

    fn signal(&self, name: &str) {
        kill(name, &self.child.0.process_id().unwrap().to_string());
    }

    /// Waits for the end and returns the exit code.
    fn end(&mut self) -> u32 {
        self.child.end()
    }

    /// Takes the terminal away for good and returns the game that is left.
    fn vanish(self) -> Game {
        self.child
    }

    /// Whether the terminal is as it was found: every mode that was switched is switched back.
    fn is_restored(&self) -> bool {
        let screen = self.screen();
        let screen = screen.screen();
        let mouse = screen.mouse_protocol_mode() != vt100::MouseProtocolMode::None;
        let seen = !screen.alternate_screen()
            && !screen.hide_cursor()
            && !screen.bracketed_paste()
            && !mouse;
        seen && left_on(&self.bytes()).is_empty()
    }
}

impl Game {
    /// Waits for the end and returns the exit code.
    fn end(&mut self) -> u32 {
        let start = Instant::now();
        loop {
            if let Some(status) = self.0.try_wait().unwrap() {
                // What was written last is read a moment later.
                std::thread::sleep(Duration::from_millis(50));
                return status.exit_code();
            }
            assert!(start.elapsed() < PATIENCE, "it does not end");
            std::thread::sleep(Duration::from_millis(10));
        }
    }
}

impl Drop for Game {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn kill(name: &str, id: &str) {
    let sent = Command::new("kill").args([name, id]).status().unwrap();
    assert!(sent.success());
}

fn count(bytes: &[u8], part: &[u8]) -> usize {
    bytes.windows(part.len()).filter(|w| *w == part).count()
}

/// The private modes that these bytes leave switched on, such as 1003 for the mouse; the cursor's
/// is on by nature, and counts when it is off. Keyboard flags that were not popped count as 0.
fn left_on(bytes: &[u8]) -> Vec<u32> {
    let text = String::from_utf8_lossy(bytes);
    let mut on = std::collections::BTreeMap::new();
    for part in text.split("\u{1b}[?").skip(1) {
        let Some(end) = part.find(|sign: char| !sign.is_ascii_digit() && sign != ';') else {
            continue;
        };
        for mode in part[..end]
            .split(';')
            .filter_map(|mode| mode.parse::<u32>().ok())
        {
            let is_on = part[end..].starts_with('h');
            if is_on || part[end..].starts_with('l') {
                on.insert(mode, is_on != (mode == 25));
            }
        }
    }
    let pushed = text.split("\u{1b}[>").skip(1).filter(|flags| {
        let rest = flags.trim_start_matches(|sign: char| sign.is_ascii_digit());
        rest.starts_with('u')
    });
    let popped = count(bytes, b"\x1b[<1u");
    let flags = (pushed.count() != popped).then_some(0);
    let modes = on.into_iter().filter(|(_, is_on)| *is_on);
    modes.map(|(mode, _)| mode).chain(flags).collect()
}

/// The recordings of a seat are true so far.
fn is_recorded(seat: &Seat) -> bool {
    let rounds = std::fs::read_dir(seat.data.path().join("rounds")).unwrap();
    rounds.map(|entry| entry.unwrap().path()).all(|path| {
        let verified = Command::new(env!("CARGO_BIN_EXE_bogeyman"))
            .args(["replay", "--verify"])
            .arg(path)
            .output()
            .unwrap();
        verified.status.success()
    })
}

#[test]
fn a_round_is_begun_left_and_named() {
    let mut seat = Seat::take(&[]);
    assert!(seat.screen().screen().alternate_screen());
    seat.send("q");
    assert_eq!(seat.end(), 0);
    assert!(seat.is_restored());
    assert!(seat.shows("bogeyman resume graveyard-7-1"));
}

#[test]
fn signals_end_it_at_once_and_restore_the_terminal() {
    for (name, code) in [("-TERM", 143), ("-HUP", 129), ("-INT", 130)] {
        let mut seat = Seat::take(&[]);
        seat.send("..");
        seat.wait_for("night in 22 turns");
        let start = Instant::now();
        seat.signal(name);
        assert_eq!(seat.end(), code, "{name}");
        assert!(start.elapsed() < Duration::from_secs(5), "{name}");
        assert!(seat.is_restored(), "{name}");
        assert_eq!(seat.commands().len(), 2, "{name}");
        assert!(is_recorded(&seat), "{name}");
    }
}
