import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Configuration } from '#config/configuration-types.ts';
import { useFacts } from '#config/facts-provider.tsx';
import type { Problem } from '#domain/problem.ts';
import type { Answers } from '#domain/submission.ts';
import { FormEngine } from '#forms/engine/form-engine.tsx';
import { formStore } from '#forms/engine/form-store.ts';
import { useForm, useFormTexts } from '#forms/use-form.ts';
import { showForms } from '#tests/support/pages/form-page.tsx';
import { configurationWithOnly } from '#tests/support/services/configuration-with-forms.ts';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';

const text = { type: 'string' };
const only = (name: string, value: unknown) => ({
  required: [name],
  properties: { [name]: { const: value } },
});

const contact = {
  document: {
    schema: {
      type: 'object',
      required: ['person'],
      properties: {
        email: { type: 'string', format: 'email' },
        repeated: { type: 'string', equalTo: '1/email' },
        code: { type: 'string', notEqualTo: '/facts/session/language' },
        power: { type: 'number' },
        power2: { type: 'number', atLeast: '1/power' },
        size: { type: 'number', atMost: '1/facts/settings/fileUploadSizeLimit' },
        person: {
          type: 'object',
          required: ['kind'],
          properties: {
            kind: { enum: ['company', 'individual'] },
            first: { type: 'number' },
            second: { type: 'number', atLeast: '1/first' },
          },
          allOf: [
            {
              if: only('kind', 'company'),
              // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
              then: { required: ['trade'], properties: { trade: text } },
            },
            {
              if: { $condition: 'signed-in', ...only('kind', 'individual') },
              // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
              then: { required: ['nickname'], properties: { nickname: text } },
            },
          ],
        },
      },
    },
    ui: {
      power: { 'ui:widget': 'kilowatts' },
      power2: { 'ui:widget': 'kilowatts' },
      size: { 'ui:widget': 'kilowatts' },
      person: {
        kind: { 'ui:widget': 'choice' },
        first: { 'ui:widget': 'kilowatts' },
        second: { 'ui:widget': 'kilowatts' },
      },
    },
  },
  texts: {
    title: 'Contacto',
    submit: 'Guardar',
    fields: {
      email: { label: 'Correo' },
      repeated: { label: 'Repita el correo', errors: { equalTo: 'Los correos no coinciden.' } },
      code: { label: 'Código', errors: { notEqualTo: 'No vale.' } },
      power: { label: 'P1' },
      power2: { label: 'P2', errors: { atLeast: 'P2 no puede ser menor que {{limit}}.' } },
      size: { label: 'Tamaño', errors: { atMost: 'Como mucho {{limit}}.' } },
      person: {
        label: 'Persona',
        fields: {
          kind: {
            label: 'Tipo',
            options: { company: 'Empresa', individual: 'Particular' },
            errors: { required: 'Elija el tipo.', unknown: 'Tipo desconocido.' },
          },
          first: { label: 'Uno' },
          second: { label: 'Dos', errors: { atLeast: 'Dos no puede ser menor.' } },
          trade: { label: 'Razón social' },
          nickname: { label: 'Apodo' },
        },
      },
    },
  },
};

/** Its fields are in another order, two of them under a heading. */
const ordered = {
  document: {
    schema: {
      type: 'object',
      properties: { account: text, iban: { type: 'string', format: 'iban' }, mine: text },
    },
    ui: {
      'ui:order': ['mine', 'iban', 'account'],
      'ui:groups': [{ id: 'payer', fields: ['iban', 'account'] }],
    },
  },
  texts: {
    title: 'Cuenta',
    submit: 'Guardar',
    groups: { payer: 'Quién paga' },
    fields: {
      account: { label: 'Cuenta' },
      iban: { label: 'Número', help: 'Está en su banco.', errors: { format: 'No puede ser.' } },
      mine: { label: 'Es mía' },
    },
  },
};

let configuration: Configuration;
beforeAll(async () => {
  configuration = await publishedConfiguration(
    configurationWithOnly({ 'contact-groups': contact, 'ordered-fields': ordered }),
  );
});
afterEach(() => {
  cleanup();
  sent.mockReset();
});

const sent = vi.fn();
interface ContactProps {
  answers?: Answers;
  problem?: Problem | null;
  form?: string;
}
function Contact({ answers, problem = null, form = 'contact-groups' }: ContactProps) {
  const [store] = useState(() => formStore(answers));
  return (
    <FormEngine
      form={useForm(form)}
      texts={useFormTexts(form)}
      facts={useFacts()}
      store={store}
      problem={problem}
      onSubmit={sent}
    />
  );
}
const open = async (props: Parameters<typeof Contact>[0] = {}, signedIn = true) => {
  await showForms({ configuration, session: { signedIn }, children: <Contact {...props} /> });
  await screen.findByRole('radiogroup');
};
const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
const summary = () => screen.findByRole('region', { name: 'Revise estos datos' });
const company = () => userEvent.click(screen.getByRole('radio', { name: 'Empresa' }));

it('a form has the order, the headings and the words that its document gives', async () => {
  await showForms({ configuration, children: <Contact form="ordered-fields" /> });
  const boxes = await screen.findAllByRole<HTMLInputElement>('textbox');
  expect(boxes.map(({ labels }) => labels?.[0]?.textContent)).toEqual([
    expect.stringMatching(/^Es mía/),
    expect.stringMatching(/^Número/),
    expect.stringMatching(/^Cuenta/),
  ]);
  const group = within(screen.getByRole('group', { name: 'Quién paga' }));
  expect(group.getAllByRole('textbox')).toEqual(boxes.slice(1));
  const iban = boxes[1] as HTMLInputElement;
  const described = () =>
    (iban.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' ');
  expect(described()).toContain('Está en su banco.');
  await userEvent.type(iban, 'ES00 0000');
  await send();
  expect(described()).toContain('No puede ser.');
});

describe('rules between fields', () => {
  it.each([
    [{ email: 'a@example.com', repeated: 'b@example.com' }, 'Los correos no coinciden.'],
    [{ code: 'es-ES' }, 'No vale.'],
    [{ power: 4.6, power2: 4.5 }, 'P2 no puede ser menor que 4,6.'],
    [{ size: 15_000_001 }, 'Como mucho 15.000.000.'],
    [{ person: { kind: 'company', trade: 'x', first: 2, second: 1 } }, 'Dos no puede ser menor.'],
  ])('%j is refused with the words of its field', async (answers, words) => {
    await open({ answers: { person: { kind: 'company', trade: 'x' }, ...answers } });
    await send();
    expect(within(await summary()).getByRole('link').textContent).toBe(words);
    expect(sent).not.toHaveBeenCalled();
  });

  it('hold when both match, and an empty field is not compared', async () => {
    const person = { kind: 'company', trade: 'x', second: 1 };
    const answers = {
      email: 'a@example.com',
      repeated: 'a@example.com',
      code: 'x',
      power2: 1,
      person,
    };
    await open({ answers });
    await send();
    await waitFor(() => expect(sent).toHaveBeenCalledWith(answers));
  });
});

describe('a group of fields', () => {
  it('is rendered under its name and leads from the summary to the field in it', async () => {
    await open();
    const group = screen.getByRole('group', { name: 'Persona' });
    expect(within(group).getByRole('radiogroup', { name: /Tipo/ })).toBeDefined();
    await send();
    await userEvent.click(within(await summary()).getByRole('link', { name: 'Elija el tipo.' }));
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Empresa' }));
  });

  it('shows a field depending on an answer in it, and retains what was typed there while it is hidden', async () => {
    await open({}, false);
    await company();
    await userEvent.type(await box(/Razón social/), 'Forn Prat');
    await userEvent.click(screen.getByRole('radio', { name: 'Particular' }));
    await waitFor(() => expect(screen.queryByText('Razón social')).toBeNull());
    expect(screen.queryByText('Apodo')).toBeNull();
    await send();
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ person: { kind: 'individual' } }));
    await company();
    expect((await box(/Razón social/)).value).toBe('Forn Prat');
  });

  it('shows a field depending on an answer in it and a condition over the facts', async () => {
    await open();
    expect(screen.queryByText('Apodo')).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Particular' }));
    await userEvent.type(await box(/Apodo/), 'Nita');
    await send();
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({ person: { kind: 'individual', nickname: 'Nita' } }),
    );
  });

  it('shows what the retailer refused in it until it changes', async () => {
    await open({
      answers: { person: { kind: 'company', trade: 'x' } },
      problem: { kind: 'invalid', fields: { 'person.kind': ['unknown'] } },
    });
    const group = screen.getByRole('radiogroup', { name: /Tipo/ });
    await waitFor(() => expect(group.getAttribute('aria-invalid')).toBe('true'));
    await userEvent.click(screen.getByRole('radio', { name: 'Particular' }));
    await waitFor(() => expect(group.getAttribute('aria-invalid')).toBeNull());
  });
});
