import { ensureBrowser } from './setup/browser.mjs';
import { buildIsFresh } from './setup/build-stamp.mjs';
import { ensureOwnPackages } from './setup/own-packages.mjs';
import { ensurePackages, exitWith, requireNode } from './setup/packages.mjs';
import { runTs } from './setup/run.mjs';

/** What each bench needs: a browser, the built portal, packages of its own (Lighthouse, other engines of forms). */
const NEEDS = {
  bench: { browser: true, build: true, packages: true },
  'account-timing-bench': {},
  'api-bench': {},
  'consumption-bench': { browser: true, build: true },
  'forms-bench': { browser: true, packages: true },
  'invoices-bench': { browser: true, build: true },
  'wizard-bench': { browser: true, build: true, packages: true },
};

/** `npm run bench` and `bench:…`: sets up what the bench needs, as `npm test` does, and runs `tests/bench/<name>.ts`. */
const [name = '', ...args] = process.argv.slice(2);
const needs = NEEDS[name] ?? exitWith(`There is no bench "${name}".`);
requireNode();
ensurePackages();
if (needs.packages) ensureOwnPackages('tests/bench/packages', '.cache/bench');
if (needs.browser) process.env.CHROME_PATH = await ensureBrowser();
if (needs.build && !process.env.STATIC_DIR && !buildIsFresh()) {
  console.log('· Building the portal …');
  if ((await runTs('tools/build.ts')) !== 0) exitWith('The build failed (see above).');
}
process.exitCode = await runTs(`tests/bench/${name}.ts`, args);
