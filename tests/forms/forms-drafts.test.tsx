import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { holdClock } from '#config/clock.ts';
import type { Configuration } from '#config/configuration-types.ts';
import { forgetDrafts, openDrafts } from '#forms/drafts/form-draft.ts';
import { FormRunner } from '#forms/form-runner.tsx';
import { setPageLanguage, showForms } from '#tests/support/pages/form-page.tsx';
import { configurationWithOnly } from '#tests/support/services/configuration-with-forms.ts';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';

const text = { type: 'string' };
const labelled = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, { label: name }]));

const moving = (
  person: object,
  ui: object = {},
  never: string[] = [],
  properties: object = {},
) => ({
  document: {
    submit: 'iban-change',
    draft: { keepMinutes: 60, never },
    schema: {
      type: 'object',
      properties: {
        note: text,
        person: { type: 'object', properties: person },
        ...properties,
      },
    },
    ui: { person: ui },
  },
  texts: {
    title: 'Mudanza',
    submit: 'Guardar',
    fields: {
      ...labelled('note', ...Object.keys(properties)),
      person: { label: 'Persona', fields: labelled(...Object.keys(person)) },
    },
  },
});

const person = {
  name: text,
  nickname: text,
  secret: text,
  account: { type: 'string', format: 'iban' },
  agreed: { type: 'boolean', const: true },
};
const ui = {
  secret: { 'ui:widget': 'password' },
  account: { 'ui:widget': 'iban' },
  agreed: { 'ui:widget': 'consent', 'ui:about': [] },
};

let before: Configuration;
let after: Configuration;
beforeAll(async () => {
  const old = moving(person, ui, ['person/nickname']);
  const shorter = moving({ name: text }, {}, [], { note: { type: 'string', maxLength: 3 } });
  [before, after] = await Promise.all([
    publishedConfiguration(configurationWithOnly({ moving: old })),
    publishedConfiguration(configurationWithOnly({ moving: shorter })),
  ]);
});
beforeEach(() => openDrafts('7'));
afterEach(() => {
  cleanup();
  forgetDrafts();
});

const open = async (configuration: Configuration) => {
  const shown = await showForms({ configuration, children: <FormRunner form="moving" /> });
  await box(/^note/);
  return shown;
};
const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const stored = () => Object.values({ ...sessionStorage }).join();
const typeAll = async () => {
  await userEvent.type(await box(/^note/), 'A long note');
  await userEvent.type(await box(/^name/), 'Ana');
  await userEvent.type(await box(/^nickname/), 'Nita');
  await userEvent.type(await box(/^account/), 'ES9121');
  await userEvent.type(screen.getByLabelText(/^secret/), 'Portal-demo-1');
  await userEvent.click(screen.getByRole('checkbox'));
};

it('stores what is in groups, but no account, password, consent, nor what the form names', async () => {
  const { leave } = await open(before);
  await typeAll();
  await waitFor(() => expect(stored()).toContain('"name":"Ana"'));
  expect(stored()).not.toMatch(/ES9121|Portal-demo|agreed|Nita/);
  leave();
  await open(before);
  expect((await box(/^account/)).value).toBe('ES91 21');
  expect((await box(/^nickname/)).value).toBe('Nita');
  expect(screen.getByLabelText<HTMLInputElement>(/^secret/).value).toBe('');
});

it('says which version of the configuration it was typed under', async () => {
  await open(before);
  await userEvent.type(await box(/^name/), 'Ana');
  await waitFor(() => expect(stored()).toContain(before.version));
});

it('retains what is still valid in a form that changed meanwhile, drops the rest and says so', async () => {
  const { leave } = await open(before);
  await typeAll();
  leave();
  await open(after);
  expect((await box(/^name/)).value).toBe('Ana');
  expect((await box(/^note/)).value).toBe('');
  expect(screen.getByText(/Hemos actualizado este formulario/)).toBeDefined();
  await setPageLanguage(after, 'ca-ES');
  expect(await screen.findByText(/Hem actualitzat aquest formulari/)).toBeDefined();
});

it('is as old as what was typed, not as the written page that it was typed into', async () => {
  const { leave } = await open(before);
  holdClock(Date.now() - 7 * 24 * 3_600_000);
  await userEvent.type(await box(/^name/), 'Ana');
  holdClock(null);
  leave();
  await open(before);
  expect((await box(/^name/)).value).toBe('Ana');
});

it('says nothing when all of it is still valid', async () => {
  const { leave } = await open(before);
  await userEvent.type(await box(/^name/), 'Ana');
  leave();
  await open(after);
  expect((await box(/^name/)).value).toBe('Ana');
  expect(screen.queryByText(/Hemos actualizado/)).toBeNull();
});

it('ignores a malformed draft that other code wrote into the storage', async () => {
  sessionStorage.setItem(
    'lluerna.draft.7/moving/',
    '{"savedAt":9e15,"answers":{"person":3,"x":1}}',
  );
  await open(before);
  expect((await box(/^name/)).value).toBe('');
});
