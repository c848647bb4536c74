//! Where rounds and settings are kept: flag, environment, platform.

use std::path::PathBuf;

use etcetera::BaseStrategy;

use super::args::Everywhere;
use super::failure::Failure;
use crate::store::Store;

/// The environment's word for the data directory.
const DATA_DIR: &str = "BOGEYMAN_DATA_DIR";

/// The environment's word for the settings file.
const CONFIG: &str = "BOGEYMAN_CONFIG";

/// The store in the data directory.
///
/// # Errors
/// As for [`data_dir`].
pub fn store(everywhere: &Everywhere) -> Result<Store, Failure> {
    Ok(Store::new(&data_dir(everywhere)?))
}

/// The data directory that flags, environment and platform name.
///
/// # Errors
/// The platform knows no home directory and nothing else was said.
pub fn data_dir(everywhere: &Everywhere) -> Result<PathBuf, Failure> {
    if let Some(dir) = said(everywhere.data_dir.as_ref(), DATA_DIR) {
        return Ok(dir);
    }
    let platform = etcetera::choose_base_strategy().map_err(|_| {
        Failure::Could(format!(
            "no home directory is known; say --data-dir DIR or set {DATA_DIR}"
        ))
    })?;
    Ok(platform.data_dir().join("bogeyman"))
}

/// The settings file that flags, environment and platform name; none where no home directory is known.
pub fn config_file(everywhere: &Everywhere) -> Option<PathBuf> {
    said(everywhere.config.as_ref(), CONFIG).or_else(|| {
        let platform = etcetera::choose_base_strategy().ok()?;
        Some(platform.config_dir().join("bogeyman/settings.ron"))
    })
}

/// What a flag says, or else the environment.
fn said(flag: Option<&PathBuf>, name: &str) -> Option<PathBuf> {
    let said = flag
        .cloned()
        .or_else(|| std::env::var_os(name).map(PathBuf::from));
    said.filter(|path| !path.as_os_str().is_empty())
}
