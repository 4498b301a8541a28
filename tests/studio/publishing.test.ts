import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { workingCopy } from '#studio/server/files/working-copy.ts';
import { commitNamed, historyOf } from '#studio/server/publish/git.ts';
import { createPublishing } from '#studio/server/publish/publishing.ts';
import { asInVersion, withoutChange } from '#studio/server/publish/restored.ts';
import { publishShape } from '#studio/server/shapes.ts';
import { repository } from './repository.ts';

const TEXTS = 'locales/es-ES/forms/change.json';
const FORM = 'schemas/forms/change.json';
const NEW = 'schemas/forms/another.json';
const MARTA = 'Marta Soler <marta@example.com>';

test('a publication says what changes in words, is acknowledged where it breaks drafts, and is a commit of the person with nothing else', async () => {
  const { root, git, read, replace } = repository();
  const out = join(root, 'published');
  let faults = 0;
  const publishing = createPublishing({ root, out, partner: null, faults: () => faults });
  replace(TEXTS, '"title": "A"', '"title": "Otra cuenta"');
  writeFileSync(join(root, 'notes.txt'), 'two');
  const plan = await publishing.plan();
  expect(plan).toMatchObject({ files: [TEXTS], faults: 0, hasHistory: true });
  expect(plan.differences.map(({ what }) => what).join()).toContain('Otra cuenta');

  const wanted = { reason: 'A shorter title', isAcknowledged: false };
  faults = 1;
  expect(await publishing.publish(wanted, MARTA)).toEqual({ reason: 'faults' });
  faults = 0;
  const at = (from: string) => publishing.publish({ ...wanted, from }, MARTA);
  expect(await at('2999-01-01T00:00:00Z')).toEqual({ reason: 'first-now' });
  expect(await at('2020-01-01T00:00:00Z')).toEqual({ reason: 'passed' });
  const published = await publishing.publish(wanted, MARTA);
  expect(JSON.parse(read('published/current.json')).version).toBe(
    (published as { version: string }).version,
  );
  const [last, first] = await historyOf(root);
  expect(last).toMatchObject({ by: MARTA, reason: 'A shorter title' });
  expect(first?.reason).toBe('The beginning');
  expect(git('show', '--name-only', '--format=', 'HEAD').trim()).toBe(TEXTS);
  expect(git('status', '--porcelain', 'notes.txt')).toContain('notes.txt');

  const form = JSON.parse(read(FORM));
  delete form.schema.properties.email2;
  writeFileSync(join(root, FORM), JSON.stringify(form));
  for (const language of ['es-ES', 'ca-ES']) {
    const texts = JSON.parse(read(`locales/${language}/forms/change.json`));
    delete texts.fields.email2;
    writeFileSync(join(root, `locales/${language}/forms/change.json`), JSON.stringify(texts));
  }
  const refused = await publishing.publish({ ...wanted, reason: 'One address is enough' }, MARTA);
  expect(refused).toEqual({ reason: 'not-acknowledged' });
  // As the page sends it, with milliseconds; customers have the version of before until then.
  const inForce = read('published/current.json');
  const soon = new Date(Date.now() + 86_400_000).toISOString();
  const planned = v.parse(publishShape, {
    ...{ reason: 'One address is enough', isAcknowledged: true, from: soon },
  });
  const { from = '' } = planned;
  expect(await publishing.publish(planned, MARTA)).toMatchObject({
    ...{ from, commit: expect.stringMatching(/^[0-9a-f]{40}$/) },
  });
  const pointer = JSON.parse(read('published/current.json'));
  expect(pointer.version).toBe(JSON.parse(inForce).version);
  expect(pointer.ahead).toMatchObject([{ from }]);
  expect((await publishing.plan()).planned).toEqual([from]);
  expect(publishing.planned()).toEqual([{ from, reason: 'One address is enough' }]);

  expect(publishing.callOff('2999-01-01T00:00:00Z', MARTA)).toBe(false);
  // The same moment, as another zone writes it.
  expect(publishing.callOff(from.replace('Z', '+00:00'), MARTA)).toBe(true);
  expect(publishing.planned()).toEqual([]);
  const after = JSON.parse(read('published/current.json'));
  expect(after.version).toBe(JSON.parse(inForce).version);
  expect(after.ahead).toBeUndefined();
  expect(publishing.callOff(from, MARTA), 'nothing follows any more').toBe(false);
});

test('a version is restored whole, and one change is taken back from what came after it', async () => {
  const { root, git, read, replace } = repository();
  const copy = workingCopy(root);
  const commit = (reason: string) => {
    git('add', '.');
    git('commit', '-qm', reason);
    return git('rev-parse', 'HEAD').trim();
  };
  const first = git('rev-parse', 'HEAD').trim();
  const texts = read(TEXTS);
  replace(TEXTS, '"title": "A"', '"title": "Otra cuenta"');
  const title = commit('Title');
  replace(TEXTS, '"submit": "B"', '"submit": "Enviar"');
  replace(TEXTS, '"fields": {', '"intro": "C",\n  "fields": {');
  writeFileSync(join(root, NEW), '{}\n');
  const submit = commit('Submit');

  const without = await withoutChange(root, copy, title);
  expect('texts' in without && without.texts.get(TEXTS)).toBe(
    read(TEXTS).replace('"Otra cuenta"', '"A"'),
  );
  expect(await asInVersion(root, copy, first)).toEqual(
    new Map([
      [TEXTS, texts],
      [NEW, null],
    ]),
  );
  expect(await withoutChange(root, copy, submit)).toEqual({
    texts: await asInVersion(root, copy, title),
  });

  replace(TEXTS, '"Otra cuenta"', '"Una cuenta"');
  expect(await withoutChange(root, copy, title)).toEqual({ clash: TEXTS });
  expect(await commitNamed(root, 'HEAD')).toBeNull();
  expect(await commitNamed(root, '--output=x')).toBeNull();
});
