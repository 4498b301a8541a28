import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { Configuration } from '#config/configuration-types.ts';
import { vectorsOf } from '#tests/domain/vectors.ts';
import {
  descriptionOf,
  fill,
  isMarkedInvalid,
  showEngine,
} from '#tests/support/pages/engine-page.tsx';
import { configurationWithOnly } from '#tests/support/services/configuration-with-forms.ts';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';

const number = { type: 'string', format: 'phone', minLength: 4, maxLength: 24 };
const phones = {
  document: {
    schema: {
      type: 'object',
      properties: {
        mobile: number,
        dropped: number,
        portuguese: number,
        short: { ...number, maxLength: 12 },
      },
    },
    ui: {
      dropped: { 'ui:options': { prefix: 'drop' } },
      portuguese: { 'ui:options': { country: 'PT' } },
    },
  },
  texts: {
    title: 'Teléfonos',
    submit: 'Guardar',
    fields: {
      mobile: { label: 'Móvil' },
      dropped: { label: 'Sin prefijo' },
      portuguese: { label: 'Portugués' },
      short: { label: 'Corto' },
    },
  },
};

let configuration: Configuration;
beforeAll(async () => {
  configuration = await publishedConfiguration(configurationWithOnly({ phones }));
});
afterEach(cleanup);

const open = (engine = {}) => showEngine(configuration, 'phones', engine);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
const field = (name = 'Móvil') =>
  screen.findByRole<HTMLInputElement>('textbox', { name: RegExp(name) });

it('takes every telephone however it is typed', async () => {
  const sent = await open();
  const input = await field();
  for (const { in: text, e164 } of vectorsOf('phone').valid) {
    fill(input, text);
    expect([text, isMarkedInvalid(input)]).toEqual([text, false]);
    await save();
    expect(sent.mock.lastCall?.[0]).toEqual({ mobile: e164 });
  }
});

it('refuses numbers that no country has, at once, and does not send them', async () => {
  const sent = await open();
  const input = await field();
  // The prefix of home alone is what the field shows anyway.
  const empty = ['', '+34'];
  const { invalid } = vectorsOf('phone');
  for (const { in: text } of invalid.filter((one) => !empty.includes(one.in.trim()))) {
    fill(input, text);
    await waitFor(() => expect([text, isMarkedInvalid(input)]).toEqual([text, true]));
    await save();
  }
  expect(sent).not.toHaveBeenCalled();
  expect(descriptionOf(input)).toContain('Este teléfono no es correcto.');
  const summary = await screen.findByRole('region', { name: 'Revise estos datos' });
  expect(summary.textContent).toContain('Este teléfono no es correcto.');
});

it('shows no error while typing, and sends by the Enter key only a valid number', async () => {
  const sent = await open();
  const input = await field();
  await userEvent.type(input, '60000004');
  expect(isMarkedInvalid(input)).toBe(false);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(isMarkedInvalid(input)).toBe(true));
  await userEvent.type(input, '1');
  await waitFor(() => expect(isMarkedInvalid(input)).toBe(false));
  expect(input.value).toBe('600 00 00 41');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ mobile: '+34600000041' }));
});

it('shows the prefix of home in the field, also when it is typed or pasted, and a foreign one as it is', async () => {
  await open();
  const input = await field();
  expect(descriptionOf(input)).toContain('+34');
  await userEvent.type(input, '+34 600');
  expect(input.value).toBe('600');
  fill(input, '0034 600 000 041');
  expect(input.value).toBe('600 00 00 41');
  fill(input, '+351912345678');
  expect(input.value).toBe('+351 912 345 678');
  expect(descriptionOf(input)).not.toContain('+34');
  expect(descriptionOf(input)).toContain('País del teléfono: Portugal.');
});

it('sends home numbers with or without their prefix, as the form says', async () => {
  const sent = await open();
  fill(await field('Sin prefijo'), '+34 600 000 041');
  fill(await field('Portugués'), '912 345 678');
  await save();
  expect(sent).toHaveBeenCalledWith({ dropped: '600000041', portuguese: '+351912345678' });
  fill(await field('Sin prefijo'), '+351 912 345 678');
  await save();
  expect(sent.mock.lastCall?.[0].dropped).toBe('+351912345678');
});

it('counts the characters of the number, not those between them', async () => {
  const sent = await open();
  const input = await field('Corto');
  fill(input, '+34 600 000 041');
  await save();
  expect(sent).toHaveBeenCalledWith({ short: '+34600000041' });
  fill(input, '+44 7400 123456');
  await save();
  await waitFor(() => expect(descriptionOf(input)).toContain('12 caracteres como máximo'));
});

it('refuses a wrong number that is set from elsewhere, and requests the telephone keyboard', async () => {
  await open({ answers: { mobile: '100000000' } });
  const input = await field();
  await waitFor(() => expect(isMarkedInvalid(input)).toBe(true));
  expect([input.type, input.inputMode, input.autocomplete]).toEqual(['tel', 'tel', 'tel']);
});
