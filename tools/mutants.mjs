import { relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureOwnPackages } from './setup/own-packages.mjs';
import { ensurePackages, exitWith, requireNode } from './setup/packages.mjs';

/** What became of a mutant that was tried; of the others the result says why not. */
const TRIED = ['Killed', 'Timeout', 'Survived', 'NoCoverage'];

const PACKAGES = '.cache/mutants';
const stryker = (path) => resolve(PACKAGES, 'node_modules/@stryker-mutator', path);

/**
 * The code that is changed, and the tests in Node that should notice: globs, the latter without their ending. Components
 * and hooks are left out, as their tests in a page take a hundred times as long. A constant of a module needs all of its
 * tests again, each time: where they take long, only what a function does is changed.
 */
const AREAS = {
  domain: {
    code: 'src/domain/**/*.ts',
    tests: 'tests/{domain,screens,queries,lists,i18n,content,app,api}/**/*',
  },
  operations: {
    code: 'src/operations/**/*.ts',
    tests: 'tests/{operations,models,queries,wizard}/**/*',
    ignoreStatic: true,
  },
  engine: {
    code: 'src/forms/engine/**/!(use-)*.ts',
    tests: 'tests/{forms,wizard,operations}/**/*',
  },
  machines: { code: 'machines/**/*.ts', tests: 'tests/{machines,models}/**/*' },
};

/**
 * `npm run mutants [-- domain --seed 7 --size 200]`: changes the code in small ways, a sample of them an area, and says which
 * of them no test notices. A seed selects the same sample while the code is the same.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    size: { type: 'string', default: '200' },
  },
});

/** Tries the mutants of an area; returns those of the sample. */
async function tryMutants(name, { code, tests, ignoreStatic = false }) {
  process.env.MUTANTS_TESTS = `${tests}.test.ts`;
  const { Stryker } = await import(pathToFileURL(stryker('core/dist/src/index.js')).href);
  const results = await new Stryker({
    mutate: [code],
    sample: { seed: values.seed, size: Number(values.size) },
    plugins: [
      stryker('vitest-runner/dist/src/index.js'),
      resolve('tests/mutants/stryker-plugins.mjs'),
    ],
    checkers: ['sample'],
    ignorers: ['globs'],
    ignoreStatic,
    testRunner: 'vitest',
    vitest: { configFile: 'tests/mutants/vitest.config.ts' },
    coverageAnalysis: 'perTest',
    concurrency: 2,
    // The usual five minutes are too few on a machine that others use.
    dryRunTimeoutMinutes: 30,
    reporters: ['html'],
    htmlReporter: { fileName: `${PACKAGES}/${name}.html` },
    tempDirName: `${PACKAGES}/tmp`,
    ignorePatterns: ['/dist*', '/.cache', '/test-results', '/docs'],
    warnings: { slow: false },
    logLevel: 'warn',
  }).runMutationTest();
  return results.filter(({ status }) => TRIED.includes(status));
}

requireNode();
ensurePackages();
ensureOwnPackages('tests/mutants/packages', PACKAGES);

for (const name of positionals.length > 0 ? positionals : Object.keys(AREAS)) {
  const area =
    AREAS[name] ?? exitWith(`There is no area "${name}": ${Object.keys(AREAS).join(', ')}.`);
  const began = Date.now();
  console.log(`\n── ${area.code}, seed ${values.seed}`);
  const mutants = await tryMutants(name, area);
  const missed = mutants.filter(({ status }) => ['Survived', 'NoCoverage'].includes(status));
  for (const { fileName, location, mutatorName, replacement = '', status } of missed) {
    const place = `${relative('.', fileName)}:${location.start.line}`;
    const by = status === 'NoCoverage' ? 'no test gets there' : 'not noticed';
    console.log(`${place} ${mutatorName} -> ${replacement.split('\n')[0].slice(0, 80)} (${by})`);
  }
  const killed = mutants.length - missed.length;
  const share = ((100 * killed) / Math.max(mutants.length, 1)).toFixed(1);
  const minutes = ((Date.now() - began) / 60_000).toFixed(1);
  console.log(`${area.code}: ${killed} of ${mutants.length} noticed, ${share} %, ${minutes} min`);
}
