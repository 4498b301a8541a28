import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Configuration } from '#config/configuration-types.ts';
import { formStore } from '#forms/engine/form-store.ts';
import { BareForm } from '#tests/support/pages/bare-form.tsx';
import { showForms } from '#tests/support/pages/form-page.tsx';
import { configurationWithOnly } from '#tests/support/services/configuration-with-forms.ts';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';

const answered = (name: string, rules: object) => ({
  required: [name],
  properties: { [name]: rules },
});
const above = (limit: unknown) => answered('power', { minimum: limit });

const supply = {
  document: {
    warnings: [
      { field: 'power', name: 'high', if: above({ $setting: 'contractation.powerThreshold' }) },
      { field: 'power', name: 'visitor', if: { ...above(1), not: { $condition: 'signed-in' } } },
      { field: 'note', name: 'solar', if: answered('solar', { const: true }) },
      { field: 'place/note', name: 'far', if: answered('place', answered('note', { const: 'x' })) },
      { field: 'code', name: 'odd', if: above(1) },
    ],
    schema: {
      type: 'object',
      properties: {
        power: { type: 'number', maximum: 50 },
        note: { type: 'string' },
        solar: { type: 'boolean' },
        code: { type: 'string' },
        place: { type: 'object', properties: { note: { type: 'string' } } },
      },
    },
    ui: { power: { 'ui:widget': 'kilowatts' }, code: { 'ui:widget': 'hidden' } },
  },
  texts: {
    title: 'Suministro',
    submit: 'Guardar',
    fields: {
      power: {
        label: 'Potencia',
        errors: { maximum: 'No puede ser tanta.' },
        warnings: { high: 'Es mucha potencia.', visitor: 'Identifíquese para comprobarla.' },
      },
      note: { label: 'Nota', warnings: { solar: 'Diga dónde están las placas.' } },
      solar: { label: 'Placas' },
      code: { label: 'Código', warnings: { odd: 'Código raro.' } },
      place: {
        label: 'Lugar',
        fields: { note: { label: 'Detalle', warnings: { far: 'Está lejos.' } } },
      },
    },
  },
};

const sent = vi.fn();
let configuration: Configuration;
beforeAll(async () => {
  configuration = await publishedConfiguration(configurationWithOnly({ supply }));
});
afterEach(() => {
  cleanup();
  sent.mockClear();
});

const open = async (answers: Record<string, unknown> = {}, signedIn = true) => {
  const store = formStore(answers);
  await showForms({
    configuration,
    session: { signedIn },
    children: <BareForm form="supply" store={store} onSubmit={sent} />,
  });
  await power();
  return store;
};
const power = () => screen.findByRole<HTMLInputElement>('textbox', { name: /Potencia/ });
/** What is read out with the power: the texts that describe it. */
const described = async () =>
  ((await power()).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '');
const describes = (text: string) => waitFor(async () => expect(await described()).toContain(text));
const HIGH = 'Es mucha potencia.';

it('appears when the field was left, disappears at once, and does not block sending', async () => {
  await open();
  const field = await power();
  await userEvent.type(field, '23');
  expect(screen.queryByText(HIGH)).toBeNull();
  await userEvent.tab();
  await describes(HIGH);
  expect(screen.getByText(HIGH).closest('[role=status]')).not.toBeNull();
  expect(field.getAttribute('aria-invalid')).toBeNull();
  await userEvent.type(field, '{Backspace}');
  await waitFor(() => expect(screen.queryByText(HIGH)).toBeNull());
  await userEvent.type(field, '4');
  expect(screen.queryByText(HIGH)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(sent.mock.calls[0]?.[0]).toMatchObject({ power: 24 });
  expect(await screen.findByText(HIGH)).toBeTruthy();
});

it('appears at once for an answer that was present, or was set from elsewhere while another is typed', async () => {
  await open({ power: 23 });
  await screen.findByText(HIGH);
  cleanup();
  const store = await open({ power: 3 });
  await userEvent.type(await screen.findByRole('textbox', { name: /Nota/ }), 'a');
  act(() => store.set([[['power'], 40]]));
  await screen.findByText(HIGH);
});

it('appears as soon as a choice is made, below the field that it is about', async () => {
  await open();
  await userEvent.click(screen.getByRole('checkbox', { name: /Placas/ }));
  await screen.findByText('Diga dónde están las placas.');
  await userEvent.type(await screen.findByRole('textbox', { name: /Detalle/ }), 'x');
  await userEvent.tab();
  await screen.findByText('Está lejos.');
});

it('is hidden while the same field has an error', async () => {
  await open({ power: 23 });
  await screen.findByText(HIGH);
  const field = await power();
  await userEvent.clear(field);
  await userEvent.type(field, '60');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await describes('No puede ser tanta.');
  expect(screen.queryByText(HIGH)).toBeNull();
  await userEvent.clear(field);
  await userEvent.type(field, '30');
  await userEvent.tab();
  await describes(HIGH);
});

it('evaluates conditions and settings, and says nothing of a hidden field', async () => {
  await open({ power: 14 }, false);
  await screen.findByText('Identifíquese para comprobarla.');
  expect(screen.queryByText(HIGH)).toBeNull();
  expect(screen.queryByText('Código raro.')).toBeNull();
  cleanup();
  await open({ power: 14 });
  expect(screen.queryByText('Identifíquese para comprobarla.')).toBeNull();
});
