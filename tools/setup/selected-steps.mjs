import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chooseTests, isBrowserTest, isTest } from './changed-tests.mjs';
import { roomFiles } from './import-graph.mjs';
import { browser, build, configuration, styleOf, typesAgain, vitest } from './test-steps.mjs';

const SHOWN = 8;
/** Changes that may make anything else fail. */
const EVERYTHING =
  /^(package(-lock)?\.json|tsconfig\.json|vite\.config\.ts|tools\/test.*|tools\/setup\/.*)$/;

const list = (files, indent = '  ') => [
  ...files.slice(0, SHOWN).map((file) => `${indent}${file}`),
  ...(files.length > SHOWN ? [`${indent}… and ${files.length - SHOWN} more`] : []),
];

const git = (...args) =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

/** Files that differ from a commit, new ones included; `deleted` are no longer there. */
function changedFiles(since) {
  const against = ['diff', '--name-only', '--no-renames', '--relative'];
  const untracked = git('ls-files', '--others', '--exclude-standard');
  const deleted = git(...against, '--diff-filter=D', since);
  return { changed: [...new Set([...git(...against, since), ...untracked])].sort(), deleted };
}

const reader = () => {
  const texts = new Map();
  return (file) => {
    if (!texts.has(file)) texts.set(file, readFileSync(file, 'utf8'));
    return texts.get(file);
  };
};

const browserSteps = (files) => (files.length > 0 ? [build(), browser(files)] : []);

/** What runs for the files changed since a commit, and what a person should know of it. */
export function stepsOfChanges({ since = 'HEAD', isWide }) {
  const { changed, deleted } = changedFiles(since);
  if (changed.length === 0) return { plan: [`Nothing has changed since ${since}.`], steps: [] };
  const found = chooseTests(changed, { files: roomFiles(), read: reader(), isWide });
  const ownBrowserTests = changed.filter((file) => isBrowserTest(file) && !deleted.includes(file));
  const candidates = found.browser.filter((file) => !ownBrowserTests.includes(file));
  const existing = changed.filter((file) => !deleted.includes(file));
  const code = changed.filter((file) => /\.(tsx?|mjs|json)$/.test(file));
  const configured = changed.some((file) =>
    /^(schemas|locales|openapi|tools\/config|src\/(forms|operations|queries))\//.test(file),
  );

  const plan = [
    `Changed since ${since}: ${changed.length} files.`,
    `Run: ${found.chosen.length} test files that import or name them`,
    ...list(found.chosen),
    ...(found.left.length > 0
      ? [
          `Not run: ${found.left.length} more that reach them (all: npm test -- --changed --wide)`,
          ...list(found.left),
        ]
      : []),
    ...(candidates.length > 0
      ? [
          `Not run: ${candidates.length} browser tests that name them (npm test -- FILE)`,
          ...list(candidates),
        ]
      : []),
    ...(found.unknown.length > 0
      ? ['No test is known to touch (npm test proves them)', ...list(found.unknown)]
      : []),
    ...(changed.some((file) => EVERYTHING.test(file))
      ? ['What changed may touch every test: npm test proves it.']
      : []),
    `Not run: doors between rooms (npm run lint)${configured ? '' : ', configuration (npm run config:check)'}. Types of all files run beside the tests, about half a minute the first time, then seconds.`,
  ];
  const steps = [
    styleOf(existing),
    ...(configured ? [configuration()] : []),
    ...(found.chosen.length > 0 ? [vitest(found.chosen)] : []),
    ...browserSteps(ownBrowserTests),
    ...(code.length > 0 ? [typesAgain()] : []),
  ];
  return { plan, steps };
}

/** What runs for paths, or parts of them: the tests so called; those of a browser when there are no others. */
export function stepsOfNames(words) {
  const matching = roomFiles().filter(
    (file) => isTest(file) && words.some((word) => file.includes(word)),
  );
  const inBrowser = matching.filter(isBrowserTest);
  const others = matching.filter((file) => !isBrowserTest(file));
  if (matching.length === 0)
    return {
      plan: [`No test file has ${words.join(' or ')} in its path.`],
      steps: [],
      isWrong: true,
    };
  const left = others.length > 0 ? inBrowser : [];
  const plan = [
    `Run: ${matching.length - left.length} test files`,
    ...list(others.length > 0 ? others : inBrowser),
    ...(left.length > 0
      ? [`Not run: ${left.length} browser tests (npm test -- FILE)`, ...list(left)]
      : []),
    'Not run: style, configuration and types.',
  ];
  return { plan, steps: others.length > 0 ? [vitest(others)] : browserSteps(inBrowser) };
}
