import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { edited, emptyFolder, type Files, writeConfiguration } from '#tests/tools/fixture.ts';
import { compileConfiguration } from '#tools/config/compile.ts';
import { comparedPartners, diffSnapshots } from '#tools/config/diff/diff.ts';
import { snapshotsOf } from '#tools/config/diff/locate.ts';
import { reportOf } from '#tools/config/diff/report.ts';
import { rollBack } from '#tools/config/publish/rollback.ts';
import { differences } from './diff-cases.ts';
import { type FormValue, filesToCompare, form, inForm } from './diff-fixture.ts';
import { orderDifferences } from './diff-order-cases.ts';
import { partnerDifferences } from './diff-partner-cases.ts';
import { screenDifferences } from './diff-screen-cases.ts';
import { stepDifferences } from './diff-step-cases.ts';

function report(after: Files, before: Files = filesToCompare()): string[] {
  const root = writeConfiguration(before);
  const [was = [], is = []] = [root, writeConfiguration(after)].map((folder) =>
    snapshotsOf(folder, root, 'nowhere'),
  );
  return reportOf(diffSnapshots(root, was, is), comparedPartners(was, is));
}

const cases = [
  ...differences,
  ...orderDifferences,
  ...partnerDifferences,
  ...screenDifferences,
  ...stepDifferences,
];

describe.each(cases)('the difference: %s', (_name, after, lines, before) => {
  test('is said in words', () => {
    expect(report(after, before)).toEqual(lines);
  });
});

test('a renamed field is said to be renamed', () => {
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
  expect(report(texts('es-ES', texts('ca-ES', renamed)))).toContain(
    '    uno (email): renamed to mail; the retailer gets it under that name   !! breaks drafts',
  );
});

test('what is published is compared with files, and with what was published before', async () => {
  const root = writeConfiguration(filesToCompare());
  const out = emptyFolder();
  const { version } = await compileConfiguration({ root, out });
  const condition = edited(
    inForm((value) => {
      value.schema.required = ['account'];
      value.draft = { keepMinutes: 60, never: ['iban'] };
      value.resets = [{ if: { required: ['bill'] }, set: { iban: null } }];
      Object.assign(value.schema.properties.email ?? {}, {
        maxLength: { $setting: 'phone.minLength' },
      });
    }),
    'schemas/conditions.json',
    ({ conditions }: { conditions: Record<string, object> }) => {
      conditions['bill-required'] = { $setting: 'signUp.enabled', const: true };
    },
  );
  const later = writeConfiguration(condition);
  const { version: published } = await compileConfiguration({ root: later, out });
  const lines = (from: string, to: string) => {
    const [before, after] = [snapshotsOf(from, root, out), snapshotsOf(to, root, out)];
    return reportOf(diffSnapshots(root, before, after), comparedPartners(before, after));
  };
  const all = [
    "Only the retailer's own portal",
    '  form change',
    '    uno (email): required → optional',
    '    uno (email): new rule maxLength 4',
    '    iban is no longer stored in drafts',
    '    new reset: always, if bill is answered: iban becomes null',
    '  condition bill-required',
    expect.stringMatching(/attachments is true → signUp\.enabled is true$/),
  ];
  expect(lines(version, out)).toEqual(all);
  expect(lines(version, later)).toEqual(all);
  expect(lines(root, version)).toEqual(['Nothing changes for customers.']);
  expect(lines(out, later)).toEqual(['Nothing changes for customers.']);
  // The pointer says which version is in force, not the log.
  for (const wanted of [version, published]) {
    rollBack(out, wanted);
    rmSync(join(out, 'private/published.log'));
    expect(lines(wanted, out)).toEqual(['Nothing changes for customers.']);
  }
  const { version: partners } = await compileConfiguration({ root, out, partner: 'p' });
  expect(lines(partners, root)).toEqual(['Nothing changes for customers.']);
});

test('texts that only a preview shows are no change for customers', () => {
  const preview = {
    'locales/es-ES/preview.json': { title: 'a' },
    'locales/ca-ES/preview.json': { title: 'b' },
  };
  expect(report({ ...filesToCompare(), ...preview })).toEqual(['Nothing changes for customers.']);
});

test('no page loads what is published for comparing, and a version without it says so', async () => {
  const root = writeConfiguration(filesToCompare());
  const out = emptyFolder();
  const { version, files } = await compileConfiguration({ root, out });
  const sources = `private/sources.${version}.json`;
  expect([...files.keys()]).toContain(sources);
  for (const [file, content] of files)
    if (file !== sources) expect(content).not.toContain('sources.');
  rmSync(join(out, sources));
  expect(() => snapshotsOf(version, root, out)).toThrow(
    `${version} was published without its sources`,
  );
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
  const unknown =
    '"unknown" is no folder with schemas/ and locales/, no published version, and no commit, branch or tag\n';
  expect(run('unknown', root)).toEqual({ status: 2, said: unknown });
  expect(run('HEAD', root, '--acknowlege')).toEqual({
    status: 2,
    said: expect.stringMatching(
      /^There is no option --acknowlege \(did you mean "--acknowledge"\?\).*\n$/,
    ),
  });
});
