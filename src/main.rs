//! The program: hands its arguments to [`bogeyman::cli`] and leaves with the code it returns.

use std::process::ExitCode;

fn main() -> ExitCode {
    bogeyman::cli::run(std::env::args_os())
}
