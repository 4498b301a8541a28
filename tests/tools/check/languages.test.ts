import { expect, test } from 'vitest';
import { edited, emptyFolder, soundFiles, writeConfiguration } from '#tests/tools/fixture.ts';
import { checkConfiguration } from '#tools/config/check.ts';
import { compileConfiguration } from '#tools/config/compile.ts';
import { manifestIn, publishedVersions } from '#tools/config/publish/publications.ts';

/** The sound configuration with a third language: a copy of the Spanish folder, and its code among those offered. */
function withLanguage(code: string) {
  const files = soundFiles();
  const copied = Object.entries(files)
    .filter(([path]) => path.startsWith('locales/es-ES/'))
    .map(([path, content]) => [path.replace('es-ES', code), content]);
  return edited(
    { ...files, ...Object.fromEntries(copied) },
    'schemas/portal.json',
    ({ languages }: { languages: { offered: string[] } }) => {
      languages.offered.push(code);
    },
  );
}

/** What the description says of the language of a call. */
const described = (schema: object) => ({
  'openapi/generated/retailer.json': {
    paths: {
      '/v1/ibans': {
        get: { operationId: 'listIbans', parameters: [{ name: 'lang', in: 'query', schema }] },
      },
    },
  },
});

test.each([
  ['pt-PT', 'Português'],
  ['gl-ES', 'Galego'],
  ['eu-ES', 'Euskara'],
])(
  'a folder and its code in portal.json make a language: %s is published as %s',
  async (code, name) => {
    const out = emptyFolder();
    await compileConfiguration({ root: writeConfiguration(withLanguage(code)), out });
    const [version] = publishedVersions(out);
    const manifest = manifestIn(out, version?.manifest ?? '');
    expect(manifest.languageNames).toEqual({ 'es-ES': 'Español', 'ca-ES': 'Català', [code]: name });
    expect(Object.keys(manifest.texts)).toContain(code);
  },
);

test('a language that a retailer’s API refuses is not offered', async () => {
  const knowing = (languages: string[]) =>
    checkConfiguration(
      writeConfiguration({ ...withLanguage('pt-PT'), ...described({ enum: languages }) }),
    );
  expect(await knowing(['es_ES', 'ca_ES', 'pt_PT'])).toEqual([]);
  expect(await knowing(['es_ES', 'ca_ES'])).toMatchObject([
    {
      file: 'schemas/portal.json',
      what: expect.stringMatching(/does not know the language "pt_PT"/),
      fix: expect.stringMatching(
        /parameter "lang" \(es_ES, ca_ES\).*openapi\/shared\/parameters.yaml/,
      ),
    },
  ]);
});

test('any language is offered where the description names none', async () => {
  const files = { ...withLanguage('pt-PT'), ...described({ type: 'string' }) };
  expect(await checkConfiguration(writeConfiguration(files))).toEqual([]);
});
