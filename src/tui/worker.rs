//! One thread for long thoughts, so that no key ever waits for them.
//!
//! A question is handed over and its answer asked for again and again while the screen goes on. Who
//! drops the [`Pending`] answer has moved on: a question that has not been begun is then skipped, and
//! one that looks at its [`Wanted`] flag may stop half-way. A thought that panics takes its own answer
//! with it and no other.

use std::cell::{Cell, OnceCell};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, Sender, TryRecvError};
use std::thread;

type Job = Box<dyn FnOnce() + Send>;

/// The thread's name, by which a panic on it is told from any other.
const NAME: &str = "thoughts";

/// The thread; it begins with the first question, and ends when this is dropped and its last thought
/// is thought.
#[derive(Default)]
pub struct Worker {
    jobs: OnceCell<Sender<Job>>,
    /// Shared with every answer that has not come: their number is that of the sharers.
    awaited: Arc<()>,
}

/// Whether somebody still waits for an answer.
#[derive(Clone)]
pub struct Wanted(Arc<AtomicBool>);

impl Wanted {
    /// Whether the answer is still waited for.
    pub fn is_wanted(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// An answer that is being thought of.
pub struct Pending<T> {
    answer: Receiver<T>,
    wanted: Wanted,
    awaited: Cell<Option<Arc<()>>>,
}

/// How far a question has come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer<T> {
    /// It is still being thought about.
    Thinking,
    /// Here it is; it is given once.
    Here(T),
    /// There will be none: it was given already, or the thought panicked.
    Gone,
}

/// Whether this thread is the one for thoughts.
pub fn is_thinking_here() -> bool {
    thread::current().name() == Some(NAME)
}

/// Begins the thread. One that cannot begin answers nothing.
fn begin() -> Sender<Job> {
    let (jobs, queue) = mpsc::channel::<Job>();
    let think = move || {
        for job in queue {
            // The job drops its end of the answer, which tells whoever waits.
            let _ = catch_unwind(AssertUnwindSafe(job));
        }
    };
    let _ = thread::Builder::new().name(NAME.to_owned()).spawn(think);
    jobs
}

impl Worker {
    /// Whether an answer is waited for: whoever waits should look again soon.
    pub fn is_asked(&self) -> bool {
        Arc::strong_count(&self.awaited) > 1
    }

    /// Hands a question over; they are answered one after the other.
    pub fn ask<T: Send + 'static>(
        &self,
        think: impl FnOnce(&Wanted) -> T + Send + 'static,
    ) -> Pending<T> {
        let (sender, answer) = mpsc::channel();
        let wanted = Wanted(Arc::new(AtomicBool::new(true)));
        let flag = wanted.clone();
        let job = move || {
            if flag.is_wanted() {
                // Nobody may be left to hear it.
                let _ = sender.send(think(&flag));
            }
        };
        // A thread that died answers nothing, and the answer is gone.
        let _ = self.jobs.get_or_init(begin).send(Box::new(job));
        Pending {
            answer,
            wanted,
            awaited: Cell::new(Some(Arc::clone(&self.awaited))),
        }
    }
}

impl<T> Pending<T> {
    /// The answer, if it has come.
    pub fn answer(&self) -> Answer<T> {
        let answer = match self.answer.try_recv() {
            Ok(answer) => Answer::Here(answer),
            Err(TryRecvError::Empty) => return Answer::Thinking,
            Err(TryRecvError::Disconnected) => Answer::Gone,
        };
        self.awaited.take();
        answer
    }
}

impl<T> Drop for Pending<T> {
    fn drop(&mut self) {
        self.wanted.0.store(false, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The answer when it is no longer thought about.
    fn wait<T>(pending: &Pending<T>) -> Answer<T> {
        loop {
            match pending.answer() {
                Answer::Thinking => thread::yield_now(),
                answer => return answer,
            }
        }
    }

    #[test]
    fn an_answer_is_waited_for_until_it_is_heard() {
        let worker = Worker::default();
        assert!(!worker.is_asked());
        let pending = worker.ask(|_| 7);
        assert!(worker.is_asked());
        assert_eq!(wait(&pending), Answer::Here(7));
        assert!(!worker.is_asked());
        assert_eq!(wait(&pending), Answer::Gone, "it is given once");
        let dropped = worker.ask(|_| 8);
        assert!(worker.is_asked());
        drop(dropped);
        assert!(!worker.is_asked());
    }

    #[test]
    fn a_thought_that_panics_is_gone_and_the_next_is_thought() {
        let worker = Worker::default();
        let lost = worker.ask(|_| -> u32 { panic!("a thought that goes wrong") });
        let next = worker.ask(|_| is_thinking_here());
        assert_eq!(wait(&lost), Answer::Gone);
        assert_eq!(wait(&next), Answer::Here(true));
        assert!(!worker.is_asked());
    }
}
