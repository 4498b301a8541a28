import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Configuration } from '#config/configuration-types.ts';
import { FormRunner } from '#forms/form-runner.tsx';
import { showForms } from '#tests/support/pages/form-page.tsx';
import { startRetailer, type TestRetailer } from '#tests/support/retailer/retailer.ts';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';

const FORM = 'moving-house';

/** A copy of the configuration with the form of the owners' page. */
function withOwnersForm(): string {
  const root = mkdtempSync(join(tmpdir(), 'house-'));
  for (const room of ['schemas', 'locales']) cpSync(room, join(root, room), { recursive: true });
  for (const room of ['src', 'openapi', 'tests', 'node_modules', 'package.json'])
    symlinkSync(resolve(room), join(root, room));
  const page = readFileSync('docs/owners/form-calls.md', 'utf8');
  const [document = '', texts = ''] = [...page.matchAll(/```json\n(\{[\s\S]+?\n\})\n```/g)].map(
    ([, json]) => json,
  );
  writeFileSync(join(root, `schemas/forms/${FORM}.json`), document);
  for (const language of ['es-ES', 'ca-ES'])
    writeFileSync(join(root, `locales/${language}/forms/${FORM}.json`), texts);
  return root;
}

let retailer: TestRetailer;
let configuration: Configuration;
beforeAll(async () => {
  retailer = await startRetailer();
  await retailer.visit();
  configuration = await publishedConfiguration(withOwnersForm());
});
afterEach(cleanup);
afterAll(() => retailer.close());

async function send(details: string) {
  await showForms({ configuration, children: <FormRunner form={FORM} /> });
  await userEvent.type(await screen.findByLabelText(/Cuándo y adónde/), details);
  await userEvent.type(screen.getByLabelText(/Correo electrónico/), 'ana@example.com');
  await userEvent.type(screen.getByLabelText(/Móvil/), '600000002');
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
}

it('a form that calls an operation says what the retailer answered', async () => {
  await send('En mayo, a Girona.');
  await screen.findByText(/^Su número es \d+\.$/);
});

it('what the retailer refuses of a member is shown beside the field that fills it', async () => {
  await retailer.fail({
    ...{ operationId: 'createUnsignedCase', kind: 'status', status: 400 },
    body: { status: 'ERROR', message: 'invalid_fields', errors: { description: ['too_long'] } },
  });
  await send('En mayo, a Girona.');
  const field = await screen.findByRole('textbox', { name: /Cuándo y adónde/, description: /./ });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await retailer.clearInjectedFaults();
});
