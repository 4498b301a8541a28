import { act, cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SectionForm } from '#studio/client/panel/section-form.tsx';
import type { Section, StudioState } from '#studio/contract.ts';
import { renderIn, studioInTest, thing } from './studio-in-test.tsx';

const file = 'schemas/forms/contact.json';
const rules: Section = {
  ...{ name: 'rules', file, path: ['schema', 'properties', 'name'] },
  schema: {
    type: 'object',
    additionalProperties: false,
    required: ['type'],
    properties: {
      type: { enum: ['string', 'number'] },
      maxLength: { description: 'At most so many characters.', type: 'integer', default: 40 },
      items: { type: 'array', items: { $ref: '#/definitions/item' } },
    },
    definitions: {
      item: { type: 'object', properties: { id: { type: 'string' }, when: { type: 'string' } } },
    },
  },
  value: { type: 'string', maxLength: 20, items: [{ id: 'a' }, { id: 'b' }] },
};

function shown(section: Section, partner: string | null = null) {
  const test = studioInTest();
  renderIn(
    test.studio,
    <SectionForm {...{ section, thing, partner }} isFresh labelledBy="of-section" />,
  );
  const user = userEvent.setup();
  return { ...test, user };
}

test('a typed value is one edit at its own path, after a pause', async () => {
  const { user, changes, studio } = shown(rules);
  const box = screen.getByRole('textbox', { name: 'Máximo de caracteres' });
  await user.clear(box);
  await user.type(box, '30');
  studio.pending.flush();
  expect(changes).toEqual([
    {
      thing,
      mark: expect.any(String),
      edits: [{ op: 'set', file, path: [...rules.path, 'maxLength'], before: 20, after: 30 }],
    },
  ]);
});

test('a value inside an entry of a list leaves the other entries alone', async () => {
  const { user, changes, studio } = shown(rules);
  await user.click(screen.getByRole('button', { name: 'b' }));
  await user.type(screen.getByRole('textbox', { name: 'Nombre propio' }), 'x');
  studio.pending.flush();
  expect(changes[0]?.edits).toEqual([
    { op: 'set', file, path: [...rules.path, 'items', 1, 'id'], before: 'b', after: 'bx' },
  ]);
});

test('"as usual" takes away what the file says', async () => {
  const { user, changes } = shown(rules);
  await user.click(screen.getByRole('button', { name: /Como siempre.*Máximo de caracteres/ }));
  expect(changes[0]?.edits).toEqual([
    { op: 'remove', file, path: [...rules.path, 'maxLength'], before: 20 },
  ]);
});

test('a member that is not set is found in the menu, with what it means', async () => {
  const { user, changes, studio } = shown({ ...rules, value: { type: 'string' } });
  expect(screen.queryByRole('textbox', { name: 'Máximo de caracteres' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Más opciones…' }));
  await user.type(screen.getByRole('combobox', { name: 'Más opciones…' }), 'characters{Enter}');
  await user.type(screen.getByRole('textbox', { name: 'Máximo de caracteres' }), '8');
  studio.pending.flush();
  expect(changes[0]?.edits).toEqual([
    { op: 'set', file, path: [...rules.path, 'maxLength'], after: 8 },
  ]);
});

test('what a partner changes is written over what the retailer has, and can be taken back', async () => {
  const own = 'schemas/partners/garbi/forms/contact.json';
  const section = { ...rules, file: own, value: { maxLength: 9 }, usual: rules.value ?? null };
  const { user, changes } = shown(section, 'garbi');
  const field = screen.getByRole('textbox', { name: 'Máximo de caracteres' }).closest('.value');
  expect(within(field as HTMLElement).getByText('Solo en garbi')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /Como siempre.*Máximo de caracteres/ }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tipo' }), 'Número');
  expect(changes.map(({ edits }) => edits)).toEqual([
    [{ op: 'remove', file: own, path: [...rules.path, 'maxLength'], before: 9 }],
    [{ op: 'set', file: own, path: [...rules.path, 'type'], after: 'number' }],
  ]);
});

test('what the check says stands at its value, as soon as it says so', async () => {
  const { studio } = shown(rules);
  expect(screen.queryByText(/no more than 10/)).toBeNull();
  act(() =>
    studio.server.write({
      connection: 'open',
      state: {
        ...(studio.server.read().state as StudioState),
        diagnoses: [
          {
            ...{ file, line: 3, column: 5, path: [...rules.path, 'maxLength'], thing },
            ...{ what: 'no more than 10', fix: 'write less', isWarning: false, mend: null },
          },
        ],
      },
    }),
  );
  const box = screen.getByRole('textbox', { name: 'Máximo de caracteres' });
  expect(box.getAttribute('aria-invalid')).toBe('true');
  const note = document.getElementById(box.getAttribute('aria-describedby') ?? '');
  expect(note?.textContent).toContain('no more than 10 write less');
});

test('the first member of an object that is not there writes nothing of the objects beside it', async () => {
  const text = { type: 'string' };
  const params = { type: 'object', additionalProperties: text };
  const source = {
    ...{ type: 'object', additionalProperties: false, required: ['operation'] },
    properties: { operation: text, params },
  };
  const options = {
    ...{ type: 'object', required: ['source', 'show'], properties: { source, show: text } },
    ...{ if: { properties: { show: { const: 'sum' } }, required: ['show'] } },
    // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
    then: { required: ['member'] },
  };
  const section: Section = {
    ...{ name: 'part', file, path: ['areas', 'main', 0], value: { part: 'figure' } },
    schema: { type: 'object', required: ['options'], properties: { part: text, options } },
  };
  const { user, changes, studio } = shown(section);
  await user.click(screen.getByRole('textbox', { name: 'Operación de la API' }));
  await user.paste('listInvoices');
  studio.pending.flush();
  expect(changes[0]?.edits).toEqual([
    {
      ...{ op: 'set', file, path: ['areas', 'main', 0, 'options'] },
      after: { source: { operation: 'listInvoices' } },
    },
  ]);
  cleanup();

  const written = { part: 'figure', options: { source: { operation: 'listInvoices' } } };
  const later = shown({ ...section, value: written });
  await later.user.click(screen.getByRole('textbox', { name: 'Qué número' }));
  await later.user.paste('sum');
  later.studio.pending.flush();
  expect(later.changes[0]?.edits).toEqual([
    { op: 'set', file, path: ['areas', 'main', 0, 'options', 'show'], after: 'sum' },
  ]);
});

test('a value of one of several kinds is edited as the kind that it has, also where a kind is a definition', async () => {
  const outcome = { type: 'object', properties: { title: { type: 'string' } } };
  const { user, changes, studio } = shown({
    ...{ name: 'texts', file, path: ['problems'] },
    value: { short: 'Ya no vale.', long: { title: 'Otra vez' } },
    schema: {
      type: 'object',
      additionalProperties: {
        anyOf: [{ $ref: '#/definitions/text' }, { $ref: '#/definitions/outcome' }],
      },
      definitions: { text: { type: 'string' }, outcome },
    },
  });
  const [first, second] = screen.getAllByRole('combobox', { name: 'Tipo' });
  expect(
    [first, second].map(
      (kind) =>
        within(kind as HTMLElement).getByRole<HTMLOptionElement>('option', { selected: true }).text,
    ),
  ).toEqual(['Un texto', 'Con detalle']);
  await user.type(screen.getByDisplayValue('Ya no vale.'), ' Llame.');
  studio.pending.flush();
  await user.type(screen.getByDisplayValue('Otra vez'), '.');
  studio.pending.flush();
  expect(changes.flatMap(({ edits }) => edits)).toMatchObject([
    { path: ['problems', 'short'], after: 'Ya no vale. Llame.' },
    { path: ['problems', 'long', 'title'], after: 'Otra vez.' },
  ]);
});
