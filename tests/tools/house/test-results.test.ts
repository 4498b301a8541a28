import { expect, it } from 'vitest';
import { createResults } from '#tools/setup/test-results.mjs';

const failure = (message: string, file = 'tests/domain/day.test.ts') => ({
  kind: 'failure' as const,
  file,
  line: 12,
  name: 'a day › ends',
  message,
});

const lines = (count: number) => Array.from({ length: count }, (_, at) => `line ${at}`).join('\n');

it('shows a failure in ten lines, the place first and without colours', () => {
  const results = createResults();
  results.record(failure(`\u001b[31mNot equal\u001b[39m\n\n${lines(300)}`));
  const shown = results.failureText('npm test').split('\n\n')[0]?.split('\n');
  expect(shown).toHaveLength(10);
  expect(shown?.slice(0, 3)).toEqual([
    '✗ tests/domain/day.test.ts:12 › a day › ends',
    '    Not equal',
    '    line 0',
  ]);
});

it('shows what the pages of the first failures showed, without the thousandth line', () => {
  const results = createResults();
  for (let at = 0; at < 9; at += 1)
    results.record({ ...failure(lines(2)), page: `- heading "Factura"\n${lines(1000)}` });
  const shown = results.failureText('npm test').split('\n');
  expect(shown.filter((line) => line.includes('heading "Factura"'))).toHaveLength(3);
  expect(shown.length).toBeLessThan(250);
});

it('shows many failures by their titles, and the command of each file once', () => {
  const results = createResults();
  for (let at = 0; at < 200; at += 1) results.record(failure(lines(30)));
  results.record(failure(lines(30), 'tests/e2e/theme.test.ts'));
  const shown = results.failureText('npm run test:all').split('\n');
  expect(shown.filter((line) => line.startsWith('✗'))).toHaveLength(201);
  expect(shown.length).toBeLessThan(400);
  expect(shown.slice(-2)).toEqual([
    '  npm run test:all -- tests/domain/day.test.ts',
    '  npm run test:all -- tests/e2e/theme.test.ts',
  ]);
});

it('counts a file that cannot be loaded as failed', () => {
  const results = createResults();
  results.record({ kind: 'test', state: 'passed' });
  results.record({ kind: 'broken', file: 'a.test.ts', name: 'outside of a test', message: 'no' });
  expect(results.counts).toMatchObject({ passed: 1, failed: 1 });
});

it('says how far each runner is, apart from the one before', () => {
  const results = createResults();
  results.record({ kind: 'start', files: 2 });
  results.record({ kind: 'test', state: 'failed' });
  results.record({ kind: 'file', file: 'a.test.ts', ms: 10 });
  expect(results.progress()).toBe('1 of 2 files, 1 tests, 1 failed');
  results.record({ kind: 'start', files: 1, tests: 7 });
  results.record({ kind: 'test', state: 'skipped' });
  expect(results.progress()).toBe('0 of 1 files, 1 of 7 tests');
});

it('lists the ten slowest files of all runners, the slowest first', () => {
  const results = createResults();
  for (let at = 1; at <= 12; at += 1)
    results.record({ kind: 'file', file: `${at}.test.ts`, ms: 1000 * at });
  const shown = results.slowest().split('\n');
  expect(shown).toHaveLength(10);
  expect(shown[0]).toMatch(/12\.0 s {2}12\.test\.ts$/);
  expect(shown[9]).toMatch(/3\.0 s {2}3\.test\.ts$/);
});
