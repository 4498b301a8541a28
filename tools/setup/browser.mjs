import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { exitWith } from './packages.mjs';

/** The headless shell first: the same Chromium without a window of its own runs the tests a tenth faster. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installedBrowser() {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [process.env.CHROME_PATH, ...onPath, ...PLACES].find((path) => path && isExecutable(path));
}

async function playwrightBrowser() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

const succeeds = (command, ...args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;
const isRootOnDebian = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Path of a Chromium or Chrome that is installed; undefined for none. */
export const foundBrowser = async () => installedBrowser() ?? (await playwrightBrowser());

/**
 * Path of a Chromium or Chrome for the browser tests: an installed one, else Debian's package when root, else
 * Playwright's own download. Prints what it does; exits when none can be installed.
 */
export async function ensureBrowser() {
  const found = await foundBrowser();
  if (found) return found;
  if (isRootOnDebian()) {
    console.log(
      "· No browser found: installing Debian's headless Chromium (apt-get), about a minute …",
    );
    if (succeeds('apt-get', 'update', '-qq'))
      succeeds('apt-get', 'install', '-y', '-qq', 'chromium-headless-shell') ||
        succeeds('apt-get', 'install', '-y', '-qq', 'chromium');
  } else {
    console.log("· No browser found: downloading Playwright's Chromium …");
    succeeds(process.execPath, 'node_modules/@playwright/test/cli.js', 'install', 'chromium');
  }
  return (
    (await foundBrowser()) ??
    exitWith(
      'No Chrome or Chromium could be found or installed. Install one, or name it: CHROME_PATH=/path/to/chrome npm test',
    )
  );
}
