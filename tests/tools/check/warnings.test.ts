import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import {
  edited,
  emptyFolder,
  type Files,
  soundFiles,
  writeConfiguration,
} from '#tests/tools/fixture.ts';
import { compileConfiguration } from '#tools/config/compile.ts';
import { printDiagnostic } from '#tools/config/diagnostic.ts';
import { publishedVersion } from '#tools/config/publish/published-pointer.ts';

/** A partner that says what the retailer has already. */
const repeating: Files = {
  ...soundFiles(),
  'schemas/partners/migjorn/portal.json': { homepage: 'contracts' },
};

/** The same, with a switch that is neither on nor off. */
const faulty = edited(repeating, 'schemas/portal.json', (portal: Files) => {
  portal.maintenance = { enabled: 'no', start: null, end: null };
});

/** Exit code and lines of a command of configuration owners. */
async function command(name: string, ...args: string[]): Promise<{ code: number; lines: string }> {
  const file = `tools/${name}.ts`;
  return promisify(execFile)(process.execPath, ['--import', 'tsx', file, ...args]).then(
    ({ stdout }) => ({ code: 0, lines: stdout }),
    ({ code, stdout, stderr }) => ({ code, lines: stdout + stderr }),
  );
}

test('an oddity without harm is a warning, and the configuration is published', async () => {
  const out = emptyFolder();
  const { version, warnings } = await compileConfiguration({
    root: writeConfiguration(repeating),
    out,
  });
  expect(publishedVersion(out)).toBe(version);
  expect(warnings.map(printDiagnostic)).toEqual([
    expect.stringMatching(
      /^schemas\/partners\/migjorn\/portal\.json:2:3 {2}warning: "homepage" is what the retailer has/,
    ),
  ]);
});

test('beside a fault the warnings are said too, and nothing is published', async () => {
  const out = emptyFolder();
  const refused = compileConfiguration({ root: writeConfiguration(faulty), out });
  await expect(refused).rejects.toThrow(/has 1 diagnostic/);
  await expect(refused).rejects.toMatchObject({ diagnostics: [{ isWarning: true }, {}] });
  expect(publishedVersion(out)).toBeNull();
});

test('--strict makes a warning something to fix', async () => {
  const root = writeConfiguration(repeating);
  const usual = await command('config-check', '--root', root);
  expect(usual.code).toBe(0);
  expect(usual.lines).toContain('· 1 warning\n');
  const strict = await command('config-check', '--root', root, '--strict');
  expect(strict.code).toBe(1);
  expect(strict.lines).toContain('warning: "homepage"');
});

test.each([
  ['config-check', ['--strct'], /^There is no option --strct \(did you mean "--strict"\?\)/],
  ['config-compile', ['--partner', 'tramuntanna'], /^There is no folder .*mean "tramuntana"\?\)/],
  ['config-preview', ['--partner', 'nobody'], /^There is no folder .*There are: garbi, tramuntana/],
])('%s %j ends at once, in one line', async (name, args, said) => {
  const { code, lines } = await command(name, ...args);
  expect(code).not.toBe(0);
  expect(lines).toMatch(said);
  expect(lines.trim().split('\n')).toHaveLength(1);
});
