import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Configuration } from '#config/configuration-types.ts';
import { type LookupEntry, lookups } from '#queries/lookups.ts';
import { BareForm } from '#tests/support/pages/bare-form.tsx';
import { showForms } from '#tests/support/pages/form-page.tsx';
import { configurationWithForms } from '#tests/support/services/configuration-with-forms.ts';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';

const towns = [
  'Àger',
  'Barcelona',
  'Castellbisbal',
  'Sant Boi de Llobregat',
  'Vilanova del Vallès',
];
const entries = towns.map((name, place) => ({ id: place + 1, name }));

const document = {
  schema: {
    type: 'object',
    required: ['town'],
    properties: { town: { type: 'integer' }, note: { type: 'string' } },
  },
  ui: {
    'ui:order': ['town', 'note'],
    town: { 'ui:widget': 'combobox', 'ui:lookup': { operation: 'listStreetTypes' } },
  },
};
const texts = {
  title: 'Población',
  submit: 'Guardar',
  fields: { town: { label: 'Población', help: 'Donde vive.' }, note: { label: 'Nota' } },
};

let configuration: Configuration;
beforeAll(async () => {
  configuration = await publishedConfiguration(
    configurationWithForms({ town: { document, texts } }),
  );
});
afterEach(cleanup);

const sent = vi.fn();

async function open(read: () => Promise<LookupEntry[]> = async () => entries, answers = {}) {
  sent.mockClear();
  lookups.listStreetTypes = () => ({ queryKey: ['lookup', 'towns', read], queryFn: read });
  await showForms({
    configuration,
    children: <BareForm form="town" answers={answers} onSubmit={sent} />,
  });
  return screen.findByRole<HTMLInputElement>('combobox', { name: 'Población' });
}
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const activeOption = (field: HTMLElement) =>
  globalThis.document.getElementById(field.getAttribute('aria-activedescendant') ?? '')
    ?.textContent;
const save = () => userEvent.click(screen.getByRole('button', { name: 'Guardar' }));

it('finds an option without accents or capitals, and answers with its value', async () => {
  const field = await open();
  await userEvent.type(field, 'ager');
  expect(options()).toEqual(['Àger']);
  await userEvent.keyboard('{Enter}');
  expect(field.value).toBe('Àger');
  expect(field.getAttribute('aria-expanded')).toBe('false');
  expect(sent, 'Enter takes the option, it does not send').not.toHaveBeenCalled();
  await save();
  expect(sent).toHaveBeenCalledWith({ town: 1 });
});

it('finds every word of what is typed, in any order', async () => {
  await userEvent.type(await open(), 'llobregat san');
  expect(options()).toEqual(['Sant Boi de Llobregat']);
});

it('puts options that begin with what is typed first', async () => {
  await userEvent.type(await open(), 'b');
  expect(options()).toEqual(['Barcelona', 'Castellbisbal', 'Sant Boi de Llobregat']);
});

it('is navigated by keyboard, wraps at its ends, and exposes the active option', async () => {
  const field = await open();
  field.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(field.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('listbox').id).toBe(field.getAttribute('aria-controls'));
  expect(activeOption(field)).toBe('Àger');
  await userEvent.keyboard('{ArrowUp}');
  expect(activeOption(field)).toBe('Vilanova del Vallès');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(activeOption(field)).toBe('Barcelona');
  await userEvent.keyboard('{PageDown}');
  expect(activeOption(field)).toBe('Vilanova del Vallès');
  await userEvent.keyboard('{Enter}{ArrowDown}');
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Vilanova del Vallès');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field.value).toBe('Vilanova del Vallès');
});

it('is used by mouse', async () => {
  const field = await open();
  await userEvent.click(field);
  await userEvent.click(screen.getByRole('option', { name: 'Barcelona' }));
  expect(field.value).toBe('Barcelona');
  expect(globalThis.document.activeElement).toBe(field);
});

it('takes what can mean only one option when it is left', async () => {
  const field = await open();
  await userEvent.type(field, 'vilanova');
  await userEvent.tab();
  expect(field.value).toBe('Vilanova del Vallès');
});

it('says so when what was typed is no option, and keeps the one chosen before', async () => {
  const field = await open(undefined, { town: 2 });
  await screen.findByDisplayValue('Barcelona');
  await userEvent.clear(field);
  await userEvent.type(field, 'zzz');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.getByText('Ninguna opción coincide con lo que ha escrito.')).toBeTruthy();
  await userEvent.tab();
  expect(field.value).toBe('Barcelona');
  expect(screen.getByText('«zzz» no está en la lista. Elija una de las opciones.')).toBeTruthy();
});

it('is emptied by removing its text, and then requires an answer', async () => {
  const field = await open(undefined, { town: 2 });
  await screen.findByDisplayValue('Barcelona');
  await userEvent.clear(field);
  await userEvent.tab();
  await save();
  expect(sent).not.toHaveBeenCalled();
  await screen.findByRole('link', { name: 'Falta este dato.' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.getAttribute('aria-describedby')).toContain('town.town-error');
});

it('says that options are on their way, and offers to try again when they fail', async () => {
  let fails = true;
  const read = () => (fails ? Promise.reject(new Error('no')) : Promise.resolve(entries));
  const field = await open(read);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('No hemos podido cargar las opciones.');
  fails = false;
  await userEvent.click(within(alert).getByRole('button', { name: 'Volver a intentarlo' }));
  await screen.findByRole('combobox', { busy: false });
  await userEvent.type(field, 'barc');
  expect(options()).toEqual(['Barcelona']);
});

it('keeps what is typed while options are on their way', async () => {
  let arrive = (_: LookupEntry[]) => {};
  const coming = () => new Promise<LookupEntry[]>((resolve) => (arrive = resolve));
  const field = await open(coming);
  await userEvent.type(field, 'sant b');
  arrive(entries);
  await userEvent.click(await screen.findByRole('option', { name: 'Sant Boi de Llobregat' }));
  expect(field.value).toBe('Sant Boi de Llobregat');

  cleanup();
  const left = await open(coming);
  await userEvent.type(left, 'sant b');
  await userEvent.tab();
  arrive(entries);
  await screen.findByDisplayValue('Sant Boi de Llobregat');
  await save();
  expect(sent).toHaveBeenCalledWith(expect.objectContaining({ town: 4 }));
});

it('is busy while options are on their way', async () => {
  const field = await open(() => new Promise(() => {}));
  expect(field.getAttribute('aria-busy')).toBe('true');
  expect(screen.getByText('Buscando opciones…')).toBeTruthy();
  await userEvent.click(field);
  expect(screen.queryByRole('listbox')).toBeNull();
});
