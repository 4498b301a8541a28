import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Change, fieldKinds } from '#studio/contract.ts';
import { fieldAdded, fieldRemoved } from '#studio/server/actions/field-actions.ts';
import { fieldConditioned } from '#studio/server/actions/field-condition.ts';
import { nameFor } from '#studio/server/actions/field-templates.ts';
import { conditionAdded } from '#studio/server/actions/new-condition.ts';
import { workingCopy } from '#studio/server/files/working-copy.ts';
import { createEditing } from '#studio/server/history/editing.ts';
import { openJournal } from '#studio/server/history/journal.ts';
import { storedTexts } from '#studio/server/history/texts.ts';
import { scopeOf } from '#studio/server/panel/scope.ts';
import { writeConfiguration } from '#tests/tools/fixture.ts';
import { checkConfiguration } from '#tools/config/check.ts';

const FORM = 'change';
const files = ['schemas/forms', 'locales/es-ES/forms', 'locales/ca-ES/forms'].map(
  (folder) => `${folder}/${FORM}.json`,
);

test('a field of every kind that is added passes the check in every language, and can be taken out again', async () => {
  const root = writeConfiguration();
  const editing = createEditing({
    copy: workingCopy(root),
    journal: openJournal(join(root, '.cache/journal.jsonl')),
    texts: storedTexts(join(root, '.cache/texts')),
  });
  const make = (change: Change | undefined) =>
    expect(change && editing.change(change, 'Marta').kind).toBe('made');
  const read = () => files.map((file) => JSON.parse(readFileSync(join(root, file), 'utf8')));
  const before = read();
  const added: string[][] = [];
  for (const kind of fieldKinds) {
    const wanted = {
      form: FORM,
      group: [],
      kind,
      label: `Dato ${kind}`,
      isRequired: true,
      options: ['De día', 'De noche'],
    };
    const made = fieldAdded(await scopeOf(root, null), wanted);
    make(made?.change);
    if (made?.thing.kind === 'field') added.push(made.thing.path);
  }
  const [form, spanish] = read();
  expect(added).toHaveLength(fieldKinds.length);
  expect(form.schema.required).toEqual(expect.arrayContaining(added.flat()));
  expect(spanish.fields.datoChoice).toEqual({
    label: 'Dato choice',
    options: { deDia: 'De día', deNoche: 'De noche' },
  });
  const faults = (await checkConfiguration(root)).filter(({ isWarning }) => !isWarning);
  expect(faults).toEqual([]);
  for (const path of added) make(fieldRemoved(await scopeOf(root, null), { form: FORM, path }));
  expect(read()).toEqual(before);
});

test('the name of a field comes from its words, and is its own', () => {
  expect(nameFor('Nombre del banco', [])).toBe('nombreDelBanco');
  expect(nameFor('¿Àlies?', ['alies'])).toBe('alies2');
  expect(nameFor('3 años', [])).toBe('field3Anos');
  expect(nameFor('facts', [])).not.toBe('facts');
  expect(nameFor('!', [])).toMatch(/^[A-Za-z][A-Za-z0-9_]*$/);
});

test('a field is moved under a condition with whether it is required, and back to what it was', async () => {
  const root = writeConfiguration();
  const file = join(root, 'schemas/forms', `${FORM}.json`);
  const read = () => JSON.parse(readFileSync(file, 'utf8'));
  const editing = createEditing({
    copy: workingCopy(root),
    journal: openJournal(join(root, '.cache/journal.jsonl')),
    texts: storedTexts(join(root, '.cache/texts')),
  });
  const make = (change: Change | null | undefined) =>
    expect(change && editing.change(change, 'Marta').kind).toBe('made');
  const wanted = {
    form: FORM,
    group: [],
    kind: 'text' as const,
    label: 'Motivo',
    isRequired: true,
  };
  make(fieldAdded(await scopeOf(root, null), wanted)?.change);
  const before = read();
  const { conditions } = JSON.parse(readFileSync(join(root, 'schemas/conditions.json'), 'utf8'));
  const condition = { $condition: Object.keys(conditions)[0] ?? '' };
  const move = async (to: typeof condition | null) =>
    fieldConditioned(await scopeOf(root, null), { form: FORM, path: ['motivo'], condition: to });
  make(await move(condition));
  expect(read().schema.properties.motivo).toBeUndefined();
  expect(read().schema.required).not.toContain('motivo');
  const rule = read().schema.allOf.at(-1);
  expect(rule.if).toEqual(condition);
  expect(rule.then).toEqual({
    properties: { motivo: before.schema.properties.motivo },
    required: ['motivo'],
  });
  const faults = (await checkConfiguration(root)).filter(({ isWarning }) => !isWarning);
  expect(faults).toEqual([]);
  expect(await move(condition)).toBeNull();
  make(await move(null));
  expect(read()).toEqual(before);
});

test('a new condition has a name from its words and a text in every language', async () => {
  const root = writeConfiguration();
  const scope = await scopeOf(root, null);
  const condition = { $fact: 'session/signedIn', const: true };
  const { change, name } = conditionAdded(scope, {
    words: 'Solo con la sesión abierta',
    condition,
  });
  expect(name).toBe('solo-con-la-sesion-abierta');
  expect(change.edits.map(({ file }) => file)).toEqual([
    'schemas/conditions.json',
    ...scope.languages.map((language) => `locales/${language}/conditions.json`),
  ]);
});
