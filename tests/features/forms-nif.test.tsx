import { cpSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Configuration } from '#config/configuration-types.ts';
import { FormRunner } from '#forms/form-runner.tsx';
import { vectorsOf } from '#tests/domain/vectors.ts';
import { showForms } from '#tests/support/form-page.tsx';
import { publishedConfiguration } from '#tests/support/published-configuration.ts';

vi.setConfig({ testTimeout: 20_000 });

/** A form that can never be sent: its box stays unticked. */
const document = {
  submit: 'login',
  schema: {
    type: 'object',
    required: ['vat', 'sure'],
    properties: {
      vat: { type: 'string', format: 'nif' },
      sure: { type: 'boolean', const: true },
    },
  },
  ui: { vat: { 'ui:widget': 'nif' }, sure: { 'ui:widget': 'consent' } },
};
const texts = {
  title: 'Identidad',
  submit: 'Guardar',
  fields: { vat: { label: 'NIF' }, sure: { label: 'Seguro' } },
};

/** A house of its own: the configuration with one form more, the rest as it is. */
function houseWithTheForm(): string {
  const house = mkdtempSync(join(tmpdir(), 'house-'));
  for (const room of ['schemas', 'locales']) cpSync(room, join(house, room), { recursive: true });
  for (const room of ['src', 'openapi', 'tests', 'node_modules', 'package.json'])
    symlinkSync(resolve(room), join(house, room));
  writeFileSync(join(house, 'schemas/forms/identity.json'), JSON.stringify(document));
  for (const language of ['es-ES', 'ca-ES'])
    writeFileSync(join(house, `locales/${language}/forms/identity.json`), JSON.stringify(texts));
  return house;
}

let configuration: Configuration;
beforeAll(async () => {
  configuration = await publishedConfiguration(houseWithTheForm());
}, 60_000);
afterEach(cleanup);

/** What the field says of a tax id after an attempt to send. */
async function judged(nif: string) {
  await showForms({ configuration, children: <FormRunner form="identity" /> });
  const field = await screen.findByLabelText<HTMLInputElement>('NIF');
  fireEvent.change(field, { target: { value: nif } });
  fireEvent.blur(field);
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Seguro').getAttribute('aria-invalid')).toBe('true'),
  );
  return { wrong: field.getAttribute('aria-invalid') === 'true', shown: field.value };
}

const kinds = ['dni', 'nie', 'nifKLM', 'cif'].map(vectorsOf);

it.each(kinds.flatMap(({ valid }) => valid.slice(0, 3)))('takes $in', async ({ in: nif }) => {
  expect(await judged(nif)).toEqual({ wrong: false, shown: nif });
});

it.each(kinds.flatMap(({ afterNormalisation }) => afterNormalisation.slice(0, 1)))(
  'takes $in as $canonical',
  async ({ in: nif, canonical }) => {
    expect(await judged(nif)).toEqual({ wrong: false, shown: canonical });
  },
);

it.each(kinds.flatMap(({ invalid }) => invalid.filter(({ in: nif }) => nif.trim()).slice(0, 3)))(
  'refuses $in: $reason',
  async ({ in: nif }) => {
    expect((await judged(nif)).wrong).toBe(true);
  },
);
