//! `completions` and `man`: what the command line is, for shells and for people, on stdout.

use std::io::Write;

use clap::CommandFactory;
use clap_complete::Shell;
use clap_mangen::Man;

use super::args::Args;
use super::failure::Failure;

/// Prints a script that completes commands and flags in a shell.
pub fn completions(shell: Shell, out: &mut dyn Write) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Args::command(), "bogeyman", &mut script);
    out.write_all(&script).map_err(Failure::stdout)
}

/// Prints the manual page, with all commands on it.
pub fn man(out: &mut dyn Write) -> Result<(), Failure> {
    let mut page = Vec::new();
    let mut command = Args::command();
    command.build();
    let render = |page: &mut Vec<u8>| -> std::io::Result<()> {
        let whole = Man::new(command.clone());
        whole.render_title(page)?;
        whole.render_name_section(page)?;
        whole.render_synopsis_section(page)?;
        whole.render_description_section(page)?;
        whole.render_options_section(page)?;
        for verb in command.get_subcommands() {
            // Flags that are for every command stand once, above.
            let own = verb.clone().mut_args(|arg| {
                let hidden = arg.is_global_set();
                arg.hide(hidden)
            });
            let man = Man::new(own);
            writeln!(page, ".SH BOGEYMAN {}", verb.get_name().to_uppercase())?;
            man.render_description_section(page)?;
            man.render_synopsis_section(page)?;
            man.render_options_section(page)?;
        }
        Ok(())
    };
    render(&mut page).map_err(Failure::stdout)?;
    out.write_all(&page).map_err(Failure::stdout)
}
