import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { Configuration } from '#config/configuration-types.ts';
import { descriptionOf, isMarkedInvalid, showEngine } from '#tests/support/pages/engine-page.tsx';
import { configurationWithOnly } from '#tests/support/services/configuration-with-forms.ts';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';

const words = {
  document: {
    schema: {
      type: 'object',
      properties: {
        name: { type: 'string', maxLength: 20 },
        message: { type: 'string', maxLength: 40 },
        door: { type: 'string' },
      },
    },
    ui: { message: { 'ui:widget': 'textarea' }, door: { 'ui:readonly': true } },
  },
  texts: {
    title: 'Palabras',
    submit: 'Guardar',
    fields: { name: { label: 'Nombre' }, message: { label: 'Mensaje' }, door: { label: 'Puerta' } },
  },
};

let configuration: Configuration;
beforeAll(async () => {
  configuration = await publishedConfiguration(configurationWithOnly({ words }));
});
afterEach(cleanup);

const open = (engine = {}) => showEngine(configuration, 'words', engine);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
const field = (name: string) =>
  screen.findByRole<HTMLInputElement>('textbox', { name: RegExp(name) });

it.each([
  ['Nombre', 15, 20],
  ['Mensaje', 31, 40],
])('%s says how many characters are left only when few are', async (name, quiet, limit) => {
  await open();
  const input = await field(name);
  await userEvent.type(input, 'x'.repeat(quiet));
  expect(screen.queryByText(/Quedan/)).toBeNull();
  await userEvent.type(input, 'x'.repeat(limit - quiet - 1));
  await waitFor(() => expect(descriptionOf(input)).toContain('Queda 1 carácter.'));
  await userEvent.type(input, 'xxx');
  await waitFor(() => expect(descriptionOf(input)).toContain('Sobran 2 caracteres.'));
  expect(screen.getByText(`El texto supera los ${limit} caracteres.`)).toBeDefined();
});

it('lets the customer type beyond the limit, refuses it, and keeps every character', async () => {
  const sent = await open();
  const input = await field('Mensaje');
  const text = 'á'.repeat(41);
  await userEvent.click(input);
  await userEvent.paste(text);
  await save();
  await waitFor(() => expect(isMarkedInvalid(input)).toBe(true));
  expect(input.value).toBe(text);
  expect(sent).not.toHaveBeenCalled();
});

it('sends hostile text as text, without the white space around it', async () => {
  const sent = await open();
  const hostile = '<img src=x onerror=alert(1)>';
  await userEvent.click(await field('Mensaje'));
  await userEvent.paste(`  ${hostile}\n`);
  await save();
  expect(sent).toHaveBeenCalledWith({ message: hostile });
});

it('keeps an answer that can only be read', async () => {
  const sent = await open({ answers: { door: '3.º B' } });
  const input = await field('Puerta');
  await userEvent.type(input, 'x');
  expect(input.value).toBe('3.º B');
  await save();
  expect(sent).toHaveBeenCalledWith({ door: '3.º B' });
});
