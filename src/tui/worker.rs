//! One thread for long thoughts, so that no key ever waits for them.
//!
//! A question is handed over and its answer asked for again and again while the screen goes on. Who
//! drops the [`Pending`] answer has moved on: a question that has not been begun is then skipped, and
//! one that looks at its [`Wanted`] flag may stop half-way.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, Sender, TryRecvError};
use std::thread;

type Job = Box<dyn FnOnce() + Send>;

/// The thread; it ends when this is dropped and its last thought is thought.
pub struct Worker {
    jobs: Sender<Job>,
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
}

/// How far a question has come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer<T> {
    /// It is still being thought about.
    Thinking,
    /// Here it is; it is given once.
    Here(T),
    /// There will be none: it was given already, or the thread has died.
    Gone,
}

impl Default for Worker {
    fn default() -> Self {
        let (jobs, queue) = mpsc::channel::<Job>();
        thread::spawn(move || queue.into_iter().for_each(|job| job()));
        Self { jobs }
    }
}

impl Worker {
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
        let _ = self.jobs.send(Box::new(job));
        Pending { answer, wanted }
    }
}

impl<T> Pending<T> {
    /// The answer, if it has come.
    pub fn answer(&self) -> Answer<T> {
        match self.answer.try_recv() {
            Ok(answer) => Answer::Here(answer),
            Err(TryRecvError::Empty) => Answer::Thinking,
            Err(TryRecvError::Disconnected) => Answer::Gone,
        }
    }
}

impl<T> Drop for Pending<T> {
    fn drop(&mut self) {
        self.wanted.0.store(false, Ordering::Relaxed);
    }
}
