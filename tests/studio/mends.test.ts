import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Diagnosis } from '#studio/contract.ts';
import { workingCopy } from '#studio/server/files/working-copy.ts';
import { createEditing } from '#studio/server/history/editing.ts';
import { openJournal } from '#studio/server/history/journal.ts';
import { storedTexts } from '#studio/server/history/texts.ts';
import { panelOf } from '#studio/server/panel/panels.ts';
import { scopeOf } from '#studio/server/panel/scope.ts';
import { diagnosesOf } from '#studio/server/state/diagnoses.ts';
import { soundFiles, writeConfiguration } from '#tests/tools/fixture.ts';
import { checkConfiguration } from '#tools/config/check.ts';

type Tree = Record<string, unknown>;

/** A configuration with something wrong in it, checked, and mended as the Studio's page does it. */
function brokenIn(file: string, harm: (content: Tree) => void) {
  const root = writeConfiguration();
  const content = structuredClone(soundFiles()[file]) as Tree;
  harm(content);
  writeFileSync(join(root, file), JSON.stringify(content, null, 2));
  const copy = workingCopy(root);
  const editing = createEditing({
    copy,
    journal: openJournal(join(root, '.cache/studio/journal.jsonl')),
    texts: storedTexts(join(root, '.cache/studio/texts')),
  });
  const check = async (): Promise<Diagnosis[]> =>
    diagnosesOf(await checkConfiguration(root), copy.read);
  const mend = async () => {
    const found = (await check()).filter((one) => one.mend);
    for (const { mend: known, thing } of found)
      if (known) {
        const { edits, mark } = known;
        const about = thing ?? { kind: 'page' as const, page: file };
        expect(editing.change({ edits, thing: about, ...(mark && { mark }) }, 'Ada').kind).toBe(
          'made',
        );
      }
    return found.map(({ mend: known }) => known?.by);
  };
  return { root, check, mend, json: () => JSON.parse(copy.read(file) ?? '') as Tree };
}

test('a text that a language lacks is copied from another, to be translated', async () => {
  const { check, mend, json } = brokenIn('locales/ca-ES/mails.json', (texts) => {
    delete texts.hello;
  });
  const { hello } = soundFiles()['locales/es-ES/mails.json'] as Tree;
  expect(await mend()).toEqual(['copy']);
  expect(json().hello).toBe(hello);
  expect(await check()).toEqual([]);
});

test('a key and a name that are misspelt become those that were meant', async () => {
  const { check, mend, json } = brokenIn('schemas/portal.json', (settings) => {
    settings.homepage = 'contrats';
    settings.maintenence = settings.maintenance;
    delete settings.maintenance;
  });
  expect((await mend()).toSorted()).toEqual(['key', 'value']);
  expect(json()).toMatchObject({ homepage: 'contracts', maintenance: { enabled: false } });
  expect(await check()).toEqual([]);
});

test('what has ended is taken out whole', async () => {
  const { check, mend, json } = brokenIn('schemas/portal.json', (settings) => {
    settings.schedule = [
      { until: '2020-01-01T00:00:00Z', set: 'homepage', to: 'contracts' },
      { from: '2100-01-01T00:00:00Z', set: 'homepage', to: 'contracts' },
    ];
  });
  expect(await mend()).toEqual(['removal']);
  expect(json().schedule).toMatchObject([{ from: '2100-01-01T00:00:00Z' }]);
  expect(await check()).toEqual([]);
});

test('a key that is misspelt beside the one that was meant is left to the person', async () => {
  const { mend } = brokenIn('schemas/portal.json', (settings) => {
    settings.maintenence = { enabled: true };
  });
  expect(await mend()).toEqual([]);
});

test('a text that something new needs is written in its panel, in each language', async () => {
  const { check, root } = brokenIn('schemas/portal.json', (settings) => {
    settings.links = { blog: 'https://blog.example' };
    settings.menus = { sidebar: [{ route: 'contracts' }, { link: 'blog' }] };
  });
  const [missing] = await check();
  expect(missing?.mend).toEqual({ by: 'text', says: 'frame.links.blog', edits: [] });
  const { sections } = panelOf(await scopeOf(root, null), {
    kind: 'text',
    key: 'frame.links.blog',
  });
  expect(sections.map(({ file, path }) => [file, path.join('.')])).toEqual([
    ['locales/es-ES/frame.json', 'links.blog'],
    ['locales/ca-ES/frame.json', 'links.blog'],
  ]);
});
