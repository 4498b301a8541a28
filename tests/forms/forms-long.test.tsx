import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Configuration } from '#config/configuration-types.ts';
import { useFacts } from '#config/facts-provider.tsx';
import type { Answers } from '#domain/submission.ts';
import { FormEngine } from '#forms/engine/form-engine.tsx';
import { formStore } from '#forms/engine/form-store.ts';
import { useForm, useFormTexts } from '#forms/use-form.ts';
import { showForms } from '#tests/support/pages/form-page.tsx';
import { onStep, press, type, visitWizard } from '#tests/support/pages/wizard-page.tsx';
import { publishedWizard } from '#tests/support/trials/trial-wizard.ts';

const names = Array.from({ length: 38 }, (_, place) => `f${place}`);
const long = {
  document: {
    schema: {
      type: 'object',
      required: ['f0', 'inside'],
      properties: {
        ...Object.fromEntries(names.map((name) => [name, { type: 'string', maxLength: 6 }])),
        secret: { type: 'string' },
        inside: {
          type: 'object',
          required: ['dp'],
          properties: { dp: { type: 'string', format: 'postal-code' }, city: { type: 'string' } },
        },
      },
    },
    ui: { secret: { 'ui:widget': 'password', 'ui:options': { policy: 'passwordPolicy' } } },
  },
  texts: {
    title: 'Largo',
    submit: 'Guardar',
    fields: {
      ...Object.fromEntries(names.map((name) => [name, { label: `campo ${name}` }])),
      secret: { label: 'Secreto' },
      inside: { label: 'Grupo', fields: { dp: { label: 'Código' }, city: { label: 'Ciudad' } } },
    },
  },
};

let configuration: Configuration;
beforeAll(async () => {
  configuration = await publishedWizard((forms) => {
    const { document, texts } = forms['trial-person'];
    Object.assign(document.schema.properties, long.document.schema.properties);
    Object.assign(texts.fields, long.texts.fields);
    Object.assign(forms, { long });
  });
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const sent = vi.fn();
const reported = vi.fn();
function Long({ answers }: { answers: Answers }) {
  const [store] = useState(() => formStore(answers));
  useEffect(() => store.subscribe((paths) => paths.length > 0 && reported(store.read())), [store]);
  return (
    <FormEngine
      form={useForm('long')}
      texts={useFormTexts('long')}
      facts={useFacts()}
      store={store}
      onSubmit={sent}
    />
  );
}
const open = async (answers: Answers = {}) => {
  await showForms({ configuration, children: <Long answers={answers} /> });
  await box('campo f0');
};
const box = (name: string) =>
  screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}\\b`) });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Guardar' }));

it('has the answer at each key, as it would be sent, while the field shows what is typed', async () => {
  await open();
  const field = await box('campo f0');
  await userEvent.type(field, 'A ');
  expect(reported).toHaveBeenCalledTimes(1);
  expect(reported).toHaveBeenLastCalledWith({ f0: 'A', inside: {} });
  expect(field.value).toBe('A ');
  await userEvent.type(field, 'b');
  expect(reported).toHaveBeenLastCalledWith({ f0: 'A b', inside: {} });
  await userEvent.clear(field);
  expect(reported).toHaveBeenLastCalledWith({ inside: {} });
});

it('says at each key which rules a password keeps', async () => {
  await open();
  const rule = (await screen.findByText(/mayúscula/)).closest('li');
  expect(rule?.className).toBe('');
  fireEvent.change(screen.getByLabelText(/Secreto/), { target: { value: 'A' } });
  expect(rule?.className).toBe('is-met');
});

it('sends by the Enter key what was never left', async () => {
  await open({ inside: { dp: '17001' } });
  await userEvent.type(await box('campo f0'), 'Ana{Enter}');
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ f0: 'Ana', inside: { dp: '17001' } }));
});

it('reports no error while typing, all of them once when it is sent, and checks again at each change', async () => {
  await open();
  await userEvent.type(await box('campo f0'), 'Ana María');
  await userEvent.type(await box('Código'), '1700');
  await userEvent.tab();
  expect(screen.queryByText(/como máximo/)).toBeNull();
  await send();
  const summary = await screen.findByRole('region', { name: 'Revise estos datos' });
  expect(within(summary).getAllByRole('link')).toHaveLength(2);
  const announced = () => within(summary).getByRole('alert').getAttribute('aria-live') !== 'off';
  expect(announced()).toBe(true);
  const code = await box('Código');
  await userEvent.type(code, '1');
  await userEvent.tab();
  await waitFor(() => expect(code.getAttribute('aria-invalid')).toBeNull());
  expect((await box('campo f0')).getAttribute('aria-invalid')).toBe('true');
  expect(announced()).toBe(false);
  await send();
  await waitFor(() => expect(announced()).toBe(true));
});

it('finds again in a step what was being typed when the browser went back', async () => {
  const { back } = await visitWizard({ configuration });
  await onStep('El sitio');
  await type('Calle', 'Mayor');
  await press('Siguiente');
  await onStep('La persona');
  fireEvent.change(await screen.findByLabelText('NIF'), { target: { value: '00000000T' } });
  await back();
  await onStep('El sitio');
  // Not the second press of a double click.
  await userEvent.click(await screen.findByRole('button', { name: 'Siguiente' }));
  await onStep('La persona');
  expect((await screen.findByLabelText<HTMLInputElement>('NIF')).value).toBe('00000000T');
});
