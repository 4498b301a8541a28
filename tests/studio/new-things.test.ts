import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { editsOf } from '#studio/client/panel/section-edits.ts';
import type { Change, Edit, ListChange } from '#studio/contract.ts';
import type { NewThing } from '#studio/new-contract.ts';
import { fieldAdded, fieldRemoved } from '#studio/server/actions/field-actions.ts';
import { listEdit } from '#studio/server/actions/list-edits.ts';
import { newThing } from '#studio/server/actions/new-things.ts';
import { workingCopy } from '#studio/server/files/working-copy.ts';
import { createEditing } from '#studio/server/history/editing.ts';
import { openJournal } from '#studio/server/history/journal.ts';
import { storedTexts } from '#studio/server/history/texts.ts';
import { panelOf } from '#studio/server/panel/panels.ts';
import { scopeOf } from '#studio/server/panel/scope.ts';
import { checkConfiguration } from '#tools/config/check.ts';
import { readConfigurationSources } from '#tools/config/sources/configuration-sources.ts';
import { viewOf } from '#tools/config/sources/view.ts';
import type { Thing } from '#workbench/edit/studio-messages.ts';

const root = mkdtempSync(join(tmpdir(), 'lluerna-new-'));
for (const room of ['schemas', 'locales']) cpSync(room, join(root, room), { recursive: true });
afterAll(() => rmSync(root, { recursive: true }));

const editing = createEditing({
  copy: workingCopy(root),
  journal: openJournal(join(root, '.cache/journal.jsonl')),
  texts: storedTexts(join(root, '.cache/texts')),
});
const make = (change: Change) =>
  expect(editing.change(change, 'Marta')).toMatchObject({ kind: 'made' });
const json = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));

/** Begins something for whom it is; the thing that is opened then. */
async function begin(wanted: NewThing, partner: string | null = null): Promise<Thing> {
  const found = newThing(await scopeOf(root, partner), wanted, ['garbi', 'tramuntana']);
  if ('reason' in found) throw new Error(found.reason);
  make(found.change);
  return found.thing;
}

/** A step in a list of a partner, as its panel has it. */
async function step(thing: Thing, label: string, stepOf: (at: number) => ListChange['step']) {
  const scope = await scopeOf(root, 'tramuntana');
  const list = panelOf(scope, thing).lists.find(({ entries }) =>
    entries.some((entry) => entry.label === label),
  );
  if (!list) throw new Error(`no list with ${label}`);
  const labels = list.entries.map((entry) => entry.label);
  const edit = listEdit(scope, { ...list, entries: labels }, stepOf(labels.indexOf(label)));
  make({ thing, edits: [edit as Edit] });
}

test('what is new passes the check as it is: a page in the menus, a form, a step, a partner, a language; also that of a partner', async () => {
  const page: NewThing = {
    ...{ kind: 'page', title: 'Nuestras tarifas', access: 'unprotected', body: 'Dos.' },
    menus: ['visitor', 'footer'],
  };
  expect(await begin(page)).toEqual({ kind: 'page', page: 'nuestras-tarifas' });
  // Another one of the same title, which a partner has.
  const again = await begin({ ...page, menus: ['sidebar'] }, 'garbi');
  expect(again).toEqual({ kind: 'page', page: 'nuestras-tarifas-2' });
  expect(json('schemas/partners/garbi/portal.json').menus.sidebar.$list).toContainEqual({
    insert: { route: 'nuestras-tarifas-2' },
  });
  expect(await begin({ kind: 'form', title: 'Me mudo' })).toEqual({
    kind: 'form',
    form: 'me-mudo',
  });
  expect(json('schemas/forms/me-mudo.json').submit.body.subject).toEqual({ is: 'Me mudo' });
  const wizard = 'contracting-dual';
  await begin({ kind: 'step', wizard, title: 'Sus animales', label: 'Cuántos perros' });
  await begin({
    kind: 'step',
    wizard,
    after: 'sus-animales',
    title: 'Sus plantas',
    label: 'Cuántas',
  });
  const steps = json(`schemas/wizards/${wizard}.json`).steps.map(({ id }: { id: string }) => id);
  expect(steps.slice(0, 2)).toEqual(['sus-animales', 'sus-plantas']);
  await begin({ kind: 'partner', name: 'Mestral Energía' });
  await begin({ kind: 'language', code: 'pt-PT' });
  // Only a language that is offered is checked whole.
  const offered: Edit = {
    ...{ op: 'insert', file: 'schemas/portal.json', after: 'pt-PT' },
    path: ['languages', 'offered', 2],
  };
  make({ thing: { kind: 'setting', key: 'languages' }, edits: [offered] });
  const view = viewOf(readConfigurationSources(root), 'mestral-energia');
  expect(view.portal.value.brand).toMatchObject({ name: 'Mestral Energía' });
  expect(json('locales/pt-PT/session.json')).toEqual(json('locales/es-ES/session.json'));
  const faults = (await checkConfiguration(root)).map(({ file, what }) => `${file} ${what}`);
  expect(faults).toEqual([]);
});

test('a partner moves, takes away and adds entries of the retailer’s lists by entry, and one of its own leaves no trace', async () => {
  const page: Thing = { kind: 'page', page: 'contract' };
  const file = 'schemas/partners/tramuntana/screens/contract.json';
  await step(page, 'contract-consumption', (from) => ({
    ...{ op: 'move', name: 'contract-consumption' },
    ...{ from, to: 0 },
  }));
  await step(page, 'contract-batteries', (at) => ({
    ...{ op: 'remove', name: 'contract-batteries' },
    // Another one was taken away before it meanwhile.
    at: at + 1,
  }));
  await step(page, 'contract-data', (at) => ({ op: 'insert', at, entry: { part: 'text' } }));
  const { areas } = json(file);
  expect(areas.top).toEqual({
    $list: [{ move: 'contract-consumption', at: 'start' }, { remove: 'contract-batteries' }],
  });
  await step(page, 'text', (at) => ({ op: 'remove', name: 'text', at }));
  expect(json(file).areas.left).toEqual({ $list: [] });
});

test('what a partner changes of a part is an edit of the retailer’s list, which goes when it says nothing more', async () => {
  const part: Thing = { kind: 'part', page: 'contract', part: 'contract-contact' };
  const section = async () => {
    const [found] = panelOf(await scopeOf(root, 'tramuntana'), part).sections;
    if (!found) throw new Error('no section');
    return found;
  };
  const before = json('schemas/partners/tramuntana/screens/contract.json').areas.right;
  const first = await section();
  expect(first.value).toBeUndefined();
  const set = { requires: ['signed-in'] };
  make({ thing: part, edits: editsOf(first, undefined, set) });
  const changed = await section();
  expect(changed.value).toEqual(set);
  expect(changed.usual).toMatchObject({ part: 'contract-contact' });
  make({ thing: part, edits: editsOf(changed, set, {}) });
  expect((await section()).value).toBeUndefined();
  expect(before).toBeUndefined();
});

test('a field that a partner adds stands in the partner’s files, and one of the retailer’s is left out there', async () => {
  const form = 'iban-change';
  const file = `schemas/partners/tramuntana/forms/${form}.json`;
  const house = json(`schemas/forms/${form}.json`);
  const wanted = { form, group: [], kind: 'text', label: 'Banco', isRequired: true } as const;
  const added = fieldAdded(await scopeOf(root, 'tramuntana'), { ...wanted, group: [] });
  if (!added) throw new Error('not added');
  make(added.change);
  expect(json(file)).toMatchObject({
    schema: {
      properties: { banco: { type: 'string', maxLength: 100 } },
      required: { $list: [{ insert: 'banco' }] },
    },
  });
  make(fieldRemoved(await scopeOf(root, 'tramuntana'), { form, path: ['banco'] }));
  expect(json(file).schema).toEqual({ properties: {}, required: { $list: [] } });
  make(fieldRemoved(await scopeOf(root, 'tramuntana'), { form, path: ['account'] }));
  expect(json(file).schema).toMatchObject({ properties: { account: null } });
  expect(json(`schemas/forms/${form}.json`)).toEqual(house);
});
