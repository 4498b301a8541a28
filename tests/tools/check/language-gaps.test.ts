import { expect, test } from 'vitest';
import { edited, type Files, soundFiles, writeConfiguration } from '#tests/tools/fixture.ts';
import { languageGaps, printGaps } from '#tools/config/analysis/language-gaps.ts';
import { readConfigurationSources } from '#tools/config/sources/configuration-sources.ts';

const gapsOf = (files: Files) =>
  languageGaps(readConfigurationSources(writeConfiguration(files)).defaults);

/** The sound configuration with a third language, which is not offered. */
function withGalician(): Files {
  const files = soundFiles();
  const copies = Object.entries(files).flatMap(([path, value]) =>
    path.startsWith('locales/ca-ES/') ? [[path.replace('ca-ES', 'gl-ES'), value]] : [],
  );
  return { ...files, ...Object.fromEntries(copies) };
}

test('languages that are offered are none of these', () => {
  expect(gapsOf(soundFiles())).toEqual([]);
});

test('a language that has every text is said to be ready', () => {
  const [gaps] = gapsOf(withGalician());
  expect(gaps).toMatchObject({ language: 'gl-ES', lacking: [] });
  expect(gaps && printGaps(gaps)).toMatch(/^· gl-ES has all \d+ texts and is not offered/);
});

test('a missing text, a missing file and another value are counted and the first is named', () => {
  const files = edited(withGalician(), 'locales/gl-ES/common.json', (texts: Files) => {
    delete texts.close;
    texts.count_other = '{{number}}';
    texts.count_one = '{{number}}';
  });
  delete files['locales/gl-ES/routes.json'];
  const [gaps] = gapsOf(files);
  expect(gaps?.lacking.toSorted()).toEqual([
    'locales/gl-ES/common.json "close"',
    'locales/gl-ES/common.json "count"',
    'locales/gl-ES/routes.json "contracts"',
    'locales/gl-ES/routes.json "login"',
  ]);
  expect(gaps && printGaps(gaps)).toMatch(
    /^· gl-ES is not offered and lacks 4 of \d+ texts, first locales\/gl-ES\/common\.json "close"$/,
  );
});
