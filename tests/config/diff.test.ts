import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { compileConfiguration } from '#tools/config/compile.ts';
import { diffSnapshots, partnersOf } from '#tools/config/diff/diff.ts';
import { snapshotsOf } from '#tools/config/diff/locate.ts';
import { reportOf } from '#tools/config/diff/report.ts';
import { differences } from './diff-cases.ts';
import { type FormValue, filesToCompare, form, inForm } from './diff-fixture.ts';
import { edited, emptyFolder, type Files, writeConfiguration } from './fixture.ts';

// The compiler works on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000 });

async function report(after: Files, before: Files = filesToCompare()): Promise<string[]> {
  const root = writeConfiguration(before);
  const sides = await Promise.all(
    [root, writeConfiguration(after)].map((folder) => snapshotsOf(folder, root, 'nowhere')),
  );
  const [was = [], is = []] = sides;
  return reportOf(diffSnapshots(root, was, is), partnersOf(was, is));
}

describe.each(differences)('the difference: %s', (_name, after, lines) => {
  test('is said in words', async () => {
    expect(await report(after)).toEqual(lines);
  });
});

test('a renamed field is said to be renamed', async () => {
  const renamed = edited(filesToCompare(), form, (({ schema }: FormValue) => {
    schema.properties.mail = schema.properties.email as never;
    delete schema.properties.email;
    schema.required = ['account', 'mail'];
  }) as never);
  const texts = (language: string, all: Files) =>
    edited(all, `locales/${language}/forms/change.json`, (({ fields }: { fields: Files }) => {
      fields.mail = fields.email;
      delete fields.email;
    }) as never);
  expect(await report(texts('es-ES', texts('ca-ES', renamed)))).toContain(
    '    uno (email): renamed to mail; the retailer gets it under that name   !! breaks drafts',
  );
});

test('what is published is compared with files, and with what was published before', async () => {
  const root = writeConfiguration(filesToCompare());
  const out = emptyFolder();
  const { version } = await compileConfiguration({ root, out });
  const later = writeConfiguration(
    inForm(({ schema }) => {
      schema.required = ['account'];
    }),
  );
  await compileConfiguration({ root: later, out });
  const lines = async (from: string, to: string) => {
    const [before, after] = [await snapshotsOf(from, root, out), await snapshotsOf(to, root, out)];
    return reportOf(diffSnapshots(root, before, after), partnersOf(before, after));
  };
  const only = [
    "Only the retailer's own portal",
    '  form change',
    '    uno (email): required → optional',
  ];
  expect(await lines(version, out)).toEqual(only);
  expect(await lines(version, later)).toEqual(only);
  expect(await lines(root, version)).toEqual(['Nothing changes for customers.']);
});

test('a commit is compared with the working copy; what breaks ends with 1 until it is acknowledged', async () => {
  const root = writeConfiguration(filesToCompare());
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', root, '-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args]);
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '-m', 'a');
  const broken = inForm(({ schema }) => {
    delete schema.properties.account;
  });
  writeFileSync(join(root, form), JSON.stringify(broken[form]));
  const run = (...args: string[]) => {
    const command = ['--import', 'tsx', 'tools/config-diff.ts', '--root', root, ...args];
    const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
    return { status, said: stdout + stderr };
  };
  const found = run('HEAD', root);
  expect(found.said).toContain('uno (account): taken out   !! breaks drafts and the API');
  expect(found.status).toBe(1);
  expect(run('HEAD', root, '--acknowledge').status).toBe(0);
  expect(run('nobody', root)).toEqual({
    status: 2,
    said: expect.stringContaining('"nobody" is no folder'),
  });
});
