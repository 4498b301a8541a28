import { ensureOtherBrowsers } from './setup/other-browsers.mjs';
import { exitWith } from './setup/packages.mjs';
import { runWith } from './setup/run-with.mjs';

/**
 * `npm run test:browsers`: one journey in Firefox and WebKit (`-- webkit`: in one of them). `-- --walk`: every page in
 * Chromium, Firefox and WebKit, and where their layout differs.
 */
const missing = ensureOtherBrowsers();
if (missing.length > 0)
  exitWith(`Install ${missing.join(', ')} (Debian's packages), or run this as root on Debian.`);
const args = process.argv.slice(2);
const isWalk = args.includes('--walk');
const file = isWalk ? 'tests/browsers/walk.ts' : 'tests/browsers/browsers.ts';
process.exitCode = await runWith(
  { browser: isWalk, build: true },
  file,
  args.filter((arg) => arg !== '--walk'),
);
