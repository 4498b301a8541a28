import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Configuration } from '#config/configuration-types.ts';
import { useFacts } from '#config/facts-provider.tsx';
import type { Answers } from '#domain/submission.ts';
import { FormEngine } from '#forms/form-engine.tsx';
import { useForm, useFormTexts } from '#forms/use-form.ts';
import { showForms } from '#tests/support/form-page.tsx';
import { onStep, press, publishedWizard, type, visitWizard } from '#tests/support/wizard-page.tsx';

vi.setConfig({ testTimeout: 20_000 });

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
}, 60_000);
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const sent = vi.fn();
const told = vi.fn();
function Long({ answers }: { answers: Answers }) {
  return (
    <FormEngine
      form={useForm('long')}
      texts={useFormTexts('long')}
      facts={useFacts()}
      answers={answers}
      onAnswers={told}
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

it('takes what is typed when its field is left, whole', async () => {
  await open();
  await userEvent.type(await box('campo f0'), 'Ana');
  await userEvent.tab();
  await waitFor(() => expect(told).toHaveBeenLastCalledWith({ f0: 'Ana', inside: {} }));
  expect(told).toHaveBeenCalledTimes(1);
});

it('takes it at a pause too, so that a crash loses little', async () => {
  await open();
  fireEvent.change(await box('campo f0'), { target: { value: 'Ana' } });
  expect(told).not.toHaveBeenCalled();
  await waitFor(() => expect(told).toHaveBeenLastCalledWith({ f0: 'Ana', inside: {} }));
});

it('says at each key which rules a password keeps', async () => {
  await open();
  const rule = (await screen.findByText(/mayúscula/)).closest('li');
  expect(rule?.className).toBe('');
  fireEvent.change(screen.getByLabelText(/Secreto/), { target: { value: 'A' } });
  expect(rule?.className).toBe('is-met');
});

it.each([
  ['the Back of the browser', () => window.dispatchEvent(new PopStateEvent('popstate'))],
  ['the end of the page', () => window.dispatchEvent(new Event('pagehide'))],
  ['another application on a phone', () => fireEvent(document, new Event('visibilitychange'))],
  ['Escape or Back in a dialog', () => fireEvent(document.body, new Event('cancel'))],
])('takes what is still being typed at %s', async (_, leave) => {
  await open();
  fireEvent.change(await box('campo f0'), { target: { value: 'Ana' } });
  expect(told).not.toHaveBeenCalled();
  leave();
  expect(told).toHaveBeenLastCalledWith({ f0: 'Ana', inside: {} });
});

it('sends by the Enter key what was never left', async () => {
  await open({ inside: { dp: '17001' } });
  await userEvent.type(await box('campo f0'), 'Ana{Enter}');
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ f0: 'Ana', inside: { dp: '17001' } }));
});

it('tells nothing while it is typed, everything when it is sent, and checks again at each change', async () => {
  await open();
  await userEvent.type(await box('campo f0'), 'Ana María');
  await userEvent.type(await box('Código'), '1700');
  await userEvent.tab();
  expect(screen.queryByText(/como máximo/)).toBeNull();
  await send();
  const summary = await screen.findByRole('region', { name: 'Revise estos datos' });
  expect(within(summary).getAllByRole('link')).toHaveLength(2);
  const code = await box('Código');
  await userEvent.type(code, '1');
  await userEvent.tab();
  await waitFor(() => expect(code.getAttribute('aria-invalid')).toBeNull());
  expect((await box('campo f0')).getAttribute('aria-invalid')).toBe('true');
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
