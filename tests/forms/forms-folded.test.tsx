import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Configuration } from '#config/configuration-types.ts';
import { useFacts } from '#config/facts-provider.tsx';
import type { Answers } from '#domain/submission.ts';
import { FormEngine } from '#forms/engine/form-engine.tsx';
import { formStore } from '#forms/engine/form-store.ts';
import { useForm, useFormTexts } from '#forms/use-form.ts';
import { showForms } from '#tests/support/pages/form-page.tsx';
import { configurationWithOnly } from '#tests/support/services/configuration-with-forms.ts';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';

const supply = {
  document: {
    schema: {
      type: 'object',
      required: ['street', 'power', 'power2'],
      properties: {
        street: { type: 'string' },
        power: { type: 'number', minimum: 1 },
        power2: { type: 'number', minimum: 1 },
        block: { type: 'string', maxLength: 4 },
      },
    },
    ui: {
      'ui:groups': [
        { id: 'powers', fields: ['power', 'power2'], folded: 'when-known' },
        { id: 'more', fields: ['block'], folded: 'optional' },
      ],
      power: { 'ui:widget': 'kilowatts' },
      power2: { 'ui:widget': 'kilowatts' },
    },
  },
  texts: {
    title: 'Suministro',
    submit: 'Guardar',
    groups: { powers: 'Potencia', more: 'Más datos' },
    fields: {
      street: { label: 'Calle' },
      power: { label: 'P1' },
      power2: { label: 'P2' },
      block: { label: 'Bloque' },
    },
  },
};

let configuration: Configuration;
beforeAll(async () => {
  configuration = await publishedConfiguration(configurationWithOnly({ supply }));
});
afterEach(() => {
  cleanup();
  sent.mockReset();
});

const sent = vi.fn();
function Supply({ answers, retained }: { answers: Answers; retained: readonly string[] }) {
  const [store] = useState(() => formStore(answers));
  return (
    <FormEngine
      form={useForm('supply')}
      texts={useFormTexts('supply')}
      facts={useFacts()}
      store={store}
      retained={retained}
      onSubmit={sent}
    />
  );
}
const open = async (answers: Answers, retained: readonly string[] = []) => {
  await showForms({ configuration, children: <Supply answers={answers} retained={retained} /> });
  await screen.findByRole('textbox', { name: 'Calle' });
};
const box = (name: RegExp) => screen.queryByRole<HTMLInputElement>('textbox', { name });
const button = (name: string) => screen.findByRole('button', { name });
const send = async () => userEvent.click(await button('Guardar'));

it('says known answers on one line, and opens into its first field', async () => {
  await open({ power: 4.6, power2: 4.6 });
  const change = await button('Cambiar Potencia');
  expect(change.getAttribute('aria-expanded')).toBe('false');
  expect(box(/P1/)).toBeNull();
  expect(screen.getByText(/^4,6\skW$/)).toBeDefined();
  await userEvent.click(change);
  expect(document.activeElement).toBe(box(/P1/));
  await userEvent.clear(document.activeElement as HTMLElement);
  await userEvent.type(document.activeElement as HTMLElement, '5,75');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Calle' }), 'Mayor');
  expect(box(/P1/)?.value).toBe('5,75');
  await send();
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith({ street: 'Mayor', power: 5.75, power2: 4.6 }),
  );
});

it('names the answers of one line that differ', async () => {
  await open({ power: 3.45, power2: 4.6 });
  await button('Cambiar Potencia');
  expect(screen.getByRole('group', { name: 'Potencia' }).textContent).toMatch(
    /P1: 3,45\skW · P2: 4,6\skW/,
  );
});

it.each([[{ power: 4.6 }], [{ power: 0.5, power2: 4.6 }]])(
  'shows its fields while an answer is missing or wrong: %j',
  async (answers) => {
    await open(answers);
    await waitFor(() => expect(box(/P2/)).not.toBeNull());
    expect(screen.queryByRole('button', { name: 'Cambiar Potencia' })).toBeNull();
  },
);

it('hides optional fields behind their heading until the customer opens it', async () => {
  await open({ street: 'Mayor', power: 4.6, power2: 4.6 });
  const more = await button('Más datos');
  expect(box(/Bloque/)).toBeNull();
  await userEvent.click(more);
  expect(more.getAttribute('aria-expanded')).toBe('true');
  expect(document.activeElement).toBe(box(/Bloque/));
  await userEvent.keyboard('B');
  await send();
  await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ block: 'B' })));
});

it('shows optional fields that are answered', async () => {
  await open({ block: 'B', power: 4.6, power2: 4.6 });
  await waitFor(() => expect(box(/Bloque/)?.value).toBe('B'));
});

it('says that the retailer has all of a group, whose fields are then not shown', async () => {
  await open({ street: 'Mayor' }, ['power', 'power2']);
  const powers = await screen.findByRole('group', { name: 'Potencia' });
  await waitFor(() => expect(within(powers).getAllByText('Ya lo tenemos')).toHaveLength(2));
  expect(box(/P1|P2/)).toBeNull();
});
