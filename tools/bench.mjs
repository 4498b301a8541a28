import { exitWith } from './setup/packages.mjs';
import { runWith } from './setup/run-with.mjs';

/** What only benches need: Lighthouse, other engines of forms. */
const packages = ['tests/bench/packages', '.cache/bench'];

const NEEDS = {
  bench: { browser: true, build: true, packages },
  'account-timing-bench': {},
  'api-bench': {},
  'config-bench': {},
  'consumption-bench': { browser: true, build: true },
  'forms-bench': { browser: true, packages },
  'invoices-bench': { browser: true, build: true },
  'presses-bench': { browser: true, build: true },
  'wizard-bench': { browser: true, build: true, packages },
  'work-bench': { browser: true, build: true },
};

/** `npm run bench` and `bench:…`: sets up what the bench needs, and runs `tests/bench/<name>.ts`. */
const [name = '', ...args] = process.argv.slice(2);
const needs = NEEDS[name] ?? exitWith(`There is no bench "${name}".`);
process.exitCode = await runWith(needs, `tests/bench/${name}.ts`, args);
