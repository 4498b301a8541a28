import { posix } from 'node:path';
import { importersOf } from './import-graph.mjs';

/** As many test files as a minute has room for; of more only those run that name what changed. */
const FEW = 8;
/** Joins every handler with every test of the retailer. */
const REGISTRY = 'sandbox/operations/registry.ts';
const HANDLER = /^sandbox\/operations\/.+\.ts$/;
const SCREEN = /^src\/screens\//;

const stemOf = (file) =>
  posix
    .basename(file)
    .replace(/(\.test)?\.[a-z]+$/, '')
    .replace(/-(mutation|control|screen|machine|definition)$/, '');

/** True for a file of tests. */
export const isTest = (file) => /\.test\.tsx?$/.test(file);
/** True for a file that Playwright runs. */
export const isBrowserTest = (file) => file.startsWith('tests/e2e/') && isTest(file);

const kindOf = (file) => {
  if (isTest(file)) return 'test';
  if (/^(schemas|locales|tests\/vectors)\//.test(file)) return 'document';
  if (file.startsWith('openapi/')) return 'description';
  return HANDLER.test(file) ? 'handler' : 'code';
};

/** The retailer's tests read no form and no text. */
const isOfRetailer = (test) => /^tests\/(sandbox|operations)\//.test(test);

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const isQuotedIn = (name, text) =>
  new RegExp(`(['"\`=:]|forms/)${escaped(name)}['"\`&.]`).test(text);
/** A screen of several such things has the plural of the form of one. */
const isNameOf = (name, file) => new RegExp(`(^|-)${escaped(name)}s?(-|$)`).test(stemOf(file));

/** Files that reach a file by imports, with the number of steps. */
function reachOf(file, importers) {
  const steps = new Map([[file, 0]]);
  for (const [one, step] of steps)
    for (const importer of one === REGISTRY ? [] : (importers.get(one) ?? []))
      if (!steps.has(importer)) steps.set(importer, step + 1);
  return steps;
}

/** Folder of tests that mirrors the folder of a file; in it the files called as the next folder, where there are some. */
function mirrored(file, tests) {
  const [room, ...folders] = posix
    .dirname(file)
    .replace(/^src\//, '')
    .split('/');
  for (let depth = folders.length; depth > 0; depth -= 1) {
    const folder = ['tests', room, ...folders.slice(0, depth)].join('/');
    const found = tests.filter((test) => test.startsWith(`${folder}/`));
    const next = folders[depth];
    const called = next ? found.filter((test) => isNameOf(next, test)) : [];
    if (found.length > 0) return called.length > 0 ? called : found;
  }
  return [];
}

/** Tests of a part of an area that has a folder of its own, where a change in the area is not theirs. */
function isOfPart(file, test, files) {
  const folder = `${posix.dirname(file)}/`;
  const inside = files.filter((one) => one.startsWith(folder));
  const parts = new Set(
    inside.map((one) => one.slice(folder.length)).filter((one) => one.includes('/')),
  );
  return [...parts].some((part) => isNameOf(part.split('/')[0], test));
}

/** Tests of the area that a form is called after: they go through its forms without their names. */
function ofArea(file, tests) {
  const [area, ...rest] = stemOf(file).split('-');
  const isForm = /\/forms\//.test(file) && rest.length > 0;
  return isForm ? tests.filter((test) => test.startsWith(`tests/screens/${area}/`)) : [];
}

/** Names by which tests know a changed file, the file's own first. */
function namesOf(file, { forms, read, exists }) {
  if (/^schemas\/[^/]+$/.test(file)) return [posix.basename(file)];
  const text = SCREEN.test(file) && exists(file) ? read(file) : '';
  return [stemOf(file), ...forms.filter((form) => isQuotedIn(form, text))];
}

/**
 * The tests that some changed files touch: those that import them, and, for what is read as a file (forms, texts, the
 * API's description) or found in a table (handlers, screens), those that name them. `chosen` and `left` (touched, but
 * too many for a minute) need no browser, `browser` does; `unknown` are changed files without any test.
 */
export function chooseTests(changed, { files, read, isWide = false }) {
  const importers = importersOf(files, read);
  const tests = files.filter((file) => isTest(file) && !isBrowserTest(file));
  const browserTests = files.filter(isBrowserTest);
  const forms = files
    .filter((file) => file.startsWith('schemas/forms/'))
    .map((file) => posix.basename(file, '.json'));
  const known = { forms, read, exists: (file) => files.includes(file) };

  const touchedBy = (file) => {
    const reached = reachOf(file, importers);
    const names = namesOf(file, known);
    const isNear = (test) => reached.has(test) && reached.get(test) <= 1;
    const isNamed = (test) => isNear(test) || names.some((name) => isNameOf(name, test));
    const mentions = (test) => isNamed(test) || names.some((name) => isQuotedIn(name, read(test)));
    const importing = tests.filter((test) => reached.has(test));

    const rules = {
      test: () => [],
      document: () => [
        ...tests.filter((test) => !isOfRetailer(test) && mentions(test)),
        ...ofArea(file, tests),
      ],
      description: () => [...tests.filter(mentions), 'tests/sandbox/server/description.test.ts'],
      handler: () => {
        const named = tests.filter((test) => isOfRetailer(test) && mentions(test));
        const handlers = [...reached.keys()].filter((one) => HANDLER.test(one)).map(stemOf);
        const ofHandlers = (test) => handlers.some((name) => isNameOf(name, test));
        return named.length > 0 ? named : tests.filter((t) => isOfRetailer(t) && ofHandlers(t));
      },
      code: () => {
        const mirror = importing.length > 0 ? [] : mirrored(file, tests);
        return importing.length + mirror.length > 0 ? mirror : tests.filter(isNamed);
      },
    };
    const found = [...new Set([...importing, ...rules[kindOf(file)]()])];
    const isPart = (test) => !isNear(test) && isOfPart(file, test, files);
    const narrow = {
      document: [isNamed, mentions],
      handler: [isNamed],
      code: SCREEN.test(file)
        ? [/-screen\.tsx$/.test(file) ? (test) => !isPart(test) : mentions]
        : [],
    };
    const nearest = (narrow[kindOf(file)] ?? [])
      .map((isIn) => found.filter(isIn))
      .find((some) => some.length > 0);
    return {
      found,
      few: isWide || found.length <= FEW ? found : (nearest ?? found),
      browser: browserTests.filter(
        (test) => isNear(test) || (/^(src|sandbox|schemas|locales)\//.test(file) && mentions(test)),
      ),
    };
  };

  const touched = changed.map((file) => ({ file, ...touchedBy(file) }));
  const union = (member) => [...new Set(touched.flatMap((one) => one[member]))].sort();
  const chosen = union('few');
  return {
    chosen,
    left: union('found').filter((test) => !chosen.includes(test)),
    browser: union('browser'),
    unknown: touched
      .filter(
        ({ file, found, browser }) => found.length + browser.length === 0 && !/\.md$/.test(file),
      )
      .map(({ file }) => file),
  };
}
