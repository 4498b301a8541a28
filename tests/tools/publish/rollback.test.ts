import { appendFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { edited, emptyFolder, soundFiles, writeConfiguration } from '#tests/tools/fixture.ts';
import { compileConfiguration } from '#tools/config/compile.ts';
import { publishedVersions } from '#tools/config/publish/publications.ts';
import { publishedVersion } from '#tools/config/publish/published-pointer.ts';
import { rollBack, versionsInWords } from '#tools/config/publish/rollback.ts';

const otherText = edited(
  soundFiles(),
  'locales/es-ES/common.json',
  (texts: Record<string, string>) => {
    texts.close = 'otra cosa';
  },
);

async function twoVersions() {
  const out = emptyFolder();
  const first = await compileConfiguration({ root: writeConfiguration(), out });
  const second = await compileConfiguration({ root: writeConfiguration(otherText), out });
  return { out, first: first.version, second: second.version };
}

test('lists what was published, the last first, and marks what is in force', async () => {
  const { out, first, second } = await twoVersions();
  const [top, below] = versionsInWords(out);
  expect(top).toMatch(
    new RegExp(`^→ ${second}  \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d  the retailer$`),
  );
  expect(below).toMatch(new RegExp(`^  ${first}  `));
  expect(versionsInWords(emptyFolder())).toEqual([]);
});

test('moves only the pointer: no other file changes, and forward works the same way', async () => {
  const { out, first, second } = await twoVersions();
  const contents = () =>
    (readdirSync(out, { recursive: true, encoding: 'utf8' }) as string[])
      .filter((file) => /\.\w{10}\.(js|json)$/.test(file))
      .map((file) => [file, readFileSync(join(out, file), 'utf8')]);
  const before = contents();
  const pointed = readFileSync(join(out, 'current.json'), 'utf8');
  rollBack(out, first);
  expect(publishedVersion(out)).toBe(first);
  expect(versionsInWords(out)[0]).toContain(`→ ${first}`);
  expect(contents()).toEqual(before);
  rollBack(out, second);
  expect(readFileSync(join(out, 'current.json'), 'utf8')).toBe(pointed);
});

/** The sound configuration with a header of its own. */
const withHeader = (value: string) =>
  edited(soundFiles(), 'schemas/deployment.json', (file: { headers: Record<string, string> }) => {
    file.headers['X-Brand'] = value;
  });

const sentFrom = (out: string) =>
  JSON.parse(readFileSync(join(out, 'private/deployment.json'), 'utf8')).headers['X-Brand'];

test('what a server must send is published, though nothing else changed, and is rolled back with its version', async () => {
  const out = emptyFolder();
  const { version } = await compileConfiguration({
    root: writeConfiguration(withHeader('a')),
    out,
  });
  expect(sentFrom(out)).toBe('a');
  await compileConfiguration({ root: writeConfiguration(withHeader('b')), out });
  expect(sentFrom(out)).toBe('b');
  rollBack(out, version);
  expect(sentFrom(out)).toBe('a');
});

test('a partner has headers of its own', async () => {
  const partner = { 'schemas/partners/p/deployment.json': { headers: { 'X-Brand': 'p' } } };
  const out = emptyFolder();
  const root = writeConfiguration({ ...withHeader('a'), ...partner });
  await compileConfiguration({ root, out, partner: 'p' });
  expect(sentFrom(out)).toBe('p');
});

test('a version without its sources can be returned to, under the headers of now', async () => {
  const out = emptyFolder();
  const { version } = await compileConfiguration({
    root: writeConfiguration(withHeader('a')),
    out,
  });
  await compileConfiguration({ root: writeConfiguration(withHeader('b')), out });
  rmSync(join(out, `private/sources.${version}.json`));
  rollBack(out, version);
  expect([publishedVersion(out), sentFrom(out)]).toEqual([version, 'b']);
});

test('compiling what is in force already notes nothing', async () => {
  const out = emptyFolder();
  const root = writeConfiguration();
  await compileConfiguration({ root, out });
  const noted = readFileSync(join(out, 'private/published.log'), 'utf8');
  await compileConfiguration({ root, out });
  expect(readFileSync(join(out, 'private/published.log'), 'utf8')).toBe(noted);
});

test('refuses a version that was not published', async () => {
  const { out, second } = await twoVersions();
  expect(() => rollBack(out, '0123456789')).toThrow('There is no version 0123456789');
  expect(publishedVersion(out)).toBe(second);
});

test.each([
  'manifest',
  'texts/es-ES',
  'texts/ca-ES/forms/change',
  'forms/change',
  'rules',
  'settings',
  'runtime',
])(
  'refuses a version whose file %s was changed or is gone, and leaves the pointer',
  async (name) => {
    const { out, first, second } = await twoVersions();
    const files = readdirSync(out, { recursive: true, encoding: 'utf8' }) as string[];
    const own = files.filter((file) => file.startsWith(`${name}.`)).map((file) => join(out, file));
    expect(own.length).toBeGreaterThan(0);
    for (const file of own) appendFileSync(file, '\n');
    expect(() => rollBack(out, first)).toThrow(
      new RegExp(`not whole.*${name}\\.\\w+\\.js(on)? was changed`),
    );
    for (const file of own) rmSync(file);
    const words =
      name === 'manifest'
        ? /There is no version/
        : new RegExp(`not whole.*${name}\\.\\w+\\.js(on)? is gone`);
    expect(() => rollBack(out, first)).toThrow(words);
    expect(publishedVersion(out)).toBe(second);
  },
);

test('a manifest that was cut off hides no other version', async () => {
  const { out, first, second } = await twoVersions();
  for (const { version, manifest } of publishedVersions(out))
    if (version === second) writeFileSync(join(out, manifest), '{"version":');
  expect(versionsInWords(out)).toHaveLength(1);
  rollBack(out, first);
  expect(publishedVersion(out)).toBe(first);
});
