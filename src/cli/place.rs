//! Where rounds are kept: flag, environment, platform.

use std::path::PathBuf;

use etcetera::BaseStrategy;

use super::args::Everywhere;
use super::failure::Failure;
use crate::store::Store;

/// The environment's word for the data directory.
const DATA_DIR: &str = "BOGEYMAN_DATA_DIR";

/// The store that flags, environment and platform name.
///
/// # Errors
/// The platform knows no home directory and nothing else was said.
pub fn store(everywhere: &Everywhere) -> Result<Store, Failure> {
    let said = everywhere
        .data_dir
        .clone()
        .or_else(|| std::env::var_os(DATA_DIR).map(PathBuf::from))
        .filter(|dir| !dir.as_os_str().is_empty());
    let dir = match said {
        Some(dir) => dir,
        None => etcetera::choose_base_strategy()
            .map_err(|_| {
                Failure::Could(format!(
                    "no home directory is known; say --data-dir DIR or set {DATA_DIR}"
                ))
            })?
            .data_dir()
            .join("bogeyman"),
    };
    Ok(Store::new(&dir))
}
