import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Configuration } from '#config/configuration-types.ts';
import { forgetDrafts, openDrafts } from '#forms/drafts/form-draft.ts';
import { FormRunner } from '#forms/form-runner.tsx';
import { showEngine } from '#tests/support/pages/engine-page.tsx';
import { showForms } from '#tests/support/pages/form-page.tsx';
import { configurationWithOnly } from '#tests/support/services/configuration-with-forms.ts';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';

const trip = {
  document: {
    submit: 'iban-change',
    draft: { keepMinutes: 60 },
    schema: {
      type: 'object',
      required: ['stay'],
      properties: {
        town: { type: 'string', default: 'Olot' },
        note: { type: 'string' },
        stay: {
          type: 'object',
          properties: { nights: { type: 'string', default: '2' } },
        },
      },
    },
    ui: {},
  },
  texts: {
    title: 'Viaje',
    submit: 'Guardar',
    fields: {
      town: { label: 'Ciudad' },
      note: { label: 'Nota' },
      stay: { label: 'Estancia', fields: { nights: { label: 'Noches' } } },
    },
  },
};

let configuration: Configuration;
beforeAll(async () => {
  configuration = await publishedConfiguration(configurationWithOnly({ trip }));
});
beforeEach(() => openDrafts('7'));
afterEach(() => {
  cleanup();
  forgetDrafts();
});

const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const put = async (name: RegExp, value: string) =>
  fireEvent.change(await box(name), { target: { value } });

it('begins with the defaults of the schema, which are sent', async () => {
  const sent = await showEngine(configuration, 'trip');
  expect([(await box(/Ciudad/)).value, (await box(/Noches/)).value]).toEqual(['Olot', '2']);
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ town: 'Olot', stay: { nights: '2' } }));
});

it('leaves empty what the customer cleared, whatever else is typed', async () => {
  const sent = await showEngine(configuration, 'trip');
  await put(/Ciudad/, '');
  await put(/Noches/, '');
  await put(/Nota/, 'Con perro');
  expect([(await box(/Ciudad/)).value, (await box(/Noches/)).value]).toEqual(['', '']);
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ note: 'Con perro', stay: {} }));
});

it('makes a draft of what is typed, at each key, and of defaults none', async () => {
  await showForms({ configuration, children: <FormRunner form="trip" /> });
  await box(/Ciudad/);
  const stored = () => Object.values({ ...sessionStorage }).join();
  expect(stored()).not.toContain('Olot');
  await put(/Nota/, 'C');
  expect(stored()).toContain('"note":"C"');
  await put(/Nota/, 'Co');
  expect(stored()).toContain('"note":"Co"');
});
