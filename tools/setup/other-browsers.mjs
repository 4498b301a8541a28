import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ensureOwnPackages } from './own-packages.mjs';

/** Programs of Firefox and WebKit, by Debian's packages that have them. */
const PROGRAMS = {
  'firefox-esr': ['firefox-esr', 'firefox'],
  'webkit2gtk-driver': ['WebKitWebDriver'],
  xvfb: ['Xvfb'],
};

const pathOf = (names) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(existsSync);

const missingPackages = () =>
  Object.keys(PROGRAMS).filter((name) => {
    if (name === 'firefox-esr' && process.env.FIREFOX_PATH) return false;
    return !pathOf(PROGRAMS[name]);
  });

/**
 * Installs Firefox ESR, WebKitGTK and an X server without a screen where it may (root on Debian), and what drives Firefox.
 * Names Firefox in FIREFOX_PATH. Returns the packages of Debian that are still missing.
 */
export function ensureOtherBrowsers() {
  const missing = missingPackages();
  if (missing.length > 0 && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`· Installing ${missing.join(', ')} (apt-get), about a minute …`);
    const quiet = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    spawnSync('apt-get', ['update', '-qq'], quiet);
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], quiet);
  }
  process.env.FIREFOX_PATH ??= pathOf(PROGRAMS['firefox-esr']);
  const left = missingPackages();
  if (left.length === 0) ensureOwnPackages('tests/browsers/packages', '.cache/browsers');
  return left;
}
