import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Configuration } from '#config/configuration-types.ts';
import { lookups } from '#queries/lookups.ts';
import { BareForm } from '#tests/support/pages/bare-form.tsx';
import { showForms } from '#tests/support/pages/form-page.tsx';
import { configurationWithForms } from '#tests/support/services/configuration-with-forms.ts';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';

const document = {
  schema: {
    type: 'object',
    required: ['street'],
    properties: {
      street: { type: 'integer' },
      use: { type: 'string', enum: ['home', 'business'] },
      active: { type: 'boolean', enum: [true, false] },
    },
  },
  ui: {
    'ui:order': ['street', 'use', 'active'],
    street: {
      'ui:widget': 'select',
      'ui:lookup': { operation: 'listStreetTypes' },
      'ui:options': { gone: null },
    },
    use: { 'ui:widget': 'select' },
    active: { 'ui:widget': 'choice' },
  },
};
const texts = {
  title: 'Dirección',
  submit: 'Guardar',
  fields: {
    street: { label: 'Tipo de vía', help: 'Calle, plaza …' },
    use: { label: 'Uso', options: { home: 'Vivienda', business: 'Negocio' } },
    active: { label: '¿Hay luz?', options: { true: 'Sí, hay', false: 'No hay' } },
  },
};

let configuration: Configuration;
beforeAll(async () => {
  configuration = await publishedConfiguration(
    configurationWithForms({ street: { document, texts } }),
  );
});
afterEach(cleanup);

const sent = vi.fn();
const streets = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ id: place + 1, name: `Vía ${place + 1}` }));

async function open(count = 3, answers = {}, busy = false) {
  sent.mockClear();
  const entries = streets(count);
  lookups.listStreetTypes = () => ({
    queryKey: ['lookup', 'streets', count],
    queryFn: async () => entries,
  });
  await showForms({
    configuration,
    children: <BareForm form="street" answers={answers} busy={busy} onSubmit={sent} />,
  });
  return screen.findByRole<HTMLSelectElement>('combobox', { name: 'Tipo de vía' });
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Guardar' }));

it('offers what the look-up finds and the values of the schema, and answers in their own types', async () => {
  const field = await open();
  await screen.findByRole('option', { name: 'Vía 2' });
  await userEvent.selectOptions(field, 'Vía 2');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Uso/ }), 'Negocio');
  await userEvent.click(screen.getByRole('radio', { name: 'No hay' }));
  await save();
  expect(sent).toHaveBeenCalledWith({ street: 2, use: 'business', active: false });
});

it('opens with nothing chosen, requires an answer, and shows what is wrong', async () => {
  const field = await open();
  await screen.findByRole('option', { name: 'Vía 2' });
  expect(field.selectedOptions[0]?.textContent).toBe('Elija una opción');
  await save();
  await screen.findByRole('link', { name: 'Falta este dato.' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.getAttribute('aria-describedby')).toBe('street.street-error street.street-help');
});

it('can be emptied again', async () => {
  await open(3, { street: 1, use: 'home' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Uso/ }), 'Elija una opción');
  await save();
  expect(sent).toHaveBeenCalledWith({ street: 1 });
});

it('cannot be changed while an answer is awaited', async () => {
  const field = await open(3, { street: 1 }, true);
  await screen.findByRole('option', { name: 'Vía 1' });
  expect(field.getAttribute('aria-readonly')).toBe('true');
  const free = [...field.options].filter((option) => !option.disabled);
  expect(free.map((option) => option.textContent)).toEqual(['Vía 1']);
});

it('becomes a field to search in when it offers more than 200', async () => {
  await open(200);
  await screen.findByRole('option', { name: 'Vía 200' });
  cleanup();
  await open(201);
  await waitFor(() => expect(screen.getByLabelText('Tipo de vía').tagName).toBe('INPUT'));
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Tipo de vía' });
  await userEvent.type(field, 'vía 201{Enter}');
  await save();
  expect(sent).toHaveBeenCalledWith({ street: 201 });
});

it('clears an answer that is no longer offered, and says so', async () => {
  const field = await open(3, { street: 7 });
  await screen.findByText('Lo que había elegido ya no está disponible. Elija otra opción.');
  await save();
  expect(sent).not.toHaveBeenCalled();
  await userEvent.selectOptions(field, 'Vía 1');
  expect(screen.queryByText(/ya no está disponible/)).toBeNull();
});
