import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import type { Configuration, Facts, Settings } from '#config/configuration-types.ts';
import { forgetWizards } from '#wizard/wizard-forget.ts';
import { WizardScreen } from '#wizard/wizard-screen.tsx';
import { configurationWithOnly } from './configuration-with-forms.ts';
import { showForms } from './form-page.tsx';
import { publishedConfiguration } from './published-configuration.ts';

const text = { type: 'string' };
const fields = (labels: Record<string, string>) =>
  Object.fromEntries(Object.entries(labels).map(([name, label]) => [name, { label }]));

/** A wizard of four small forms, whose names titles and conditions use. */
const forms = {
  'trial-place': {
    document: {
      schema: {
        type: 'object',
        required: ['street'],
        properties: {
          street: { ...text, maxLength: 40 },
          receipt: { type: 'array', items: text, maxItems: 2 },
          activeContract: { type: 'boolean' },
        },
      },
      ui: {
        receipt: { 'ui:widget': 'files', 'ui:options': { accept: ['pdf'] }, 'ui:about': [] },
        activeContract: { 'ui:widget': 'choice' },
      },
    },
    texts: {
      title: 'El sitio',
      fields: {
        ...fields({ street: 'Calle', receipt: 'Factura' }),
        activeContract: { label: 'Contrato', options: { true: 'Activo', false: 'De baja' } },
      },
    },
  },
  'trial-person': {
    document: {
      schema: {
        type: 'object',
        required: ['vat'],
        properties: { vat: text },
        allOf: [
          {
            if: { $condition: 'contracting-supply-active' },
            // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
            then: { properties: { before: text } },
          },
        ],
      },
      ui: {},
    },
    texts: { title: 'La persona', fields: fields({ vat: 'NIF', before: 'Titular anterior' }) },
  },
  'trial-account': {
    document: {
      schema: {
        type: 'object',
        required: ['iban'],
        properties: { iban: { ...text, format: 'iban' } },
      },
      ui: { iban: { 'ui:widget': 'iban' } },
    },
    texts: { title: 'La cuenta', fields: fields({ iban: 'IBAN' }) },
  },
  'trial-end': {
    document: {
      schema: {
        type: 'object',
        required: ['accept'],
        properties: { accept: { type: 'boolean', const: true } },
      },
      ui: { accept: { 'ui:widget': 'consent', 'ui:about': [] } },
    },
    texts: { title: 'El final', fields: fields({ accept: 'Acepto' }) },
  },
};

const wizard = {
  operation: 'contracting',
  steps: [
    { id: 'installation', form: 'trial-place', sends: 1 },
    { id: 'person', form: 'trial-person', sends: 2 },
    { id: 'payment', form: 'trial-account', when: ['business-not-halted'], sends: 4 },
    { id: 'confirmation', form: 'trial-end', summary: true, sends: 5 },
  ],
};

export type TrialForms = typeof forms;

/** Not one that the operation is made for: its forms ask for less than a lead needs. */
const NAME = 'contracting-trial';

/** Publishes the wizard of the tests; `edit` changes its forms, as a later edition would, and `more` is its document's. */
export function publishedWizard(edit: (all: TrialForms) => void = () => {}, more: object = {}) {
  const edited = structuredClone(forms);
  edit(edited);
  const house = configurationWithOnly(edited);
  mkdirSync(join(house, 'schemas/wizards'), { recursive: true });
  writeFileSync(
    join(house, `schemas/wizards/${NAME}.json`),
    JSON.stringify({ ...wizard, ...more }),
  );
  for (const language of ['es-ES', 'ca-ES']) {
    const file = join(house, `locales/${language}/wizard.json`);
    const texts = JSON.parse(readFileSync(file, 'utf8'));
    texts.titles[NAME] = texts.titles['contracting-electricity'];
    writeFileSync(file, JSON.stringify(texts));
  }
  return publishedConfiguration(house);
}

interface Visit {
  configuration: Configuration;
  address?: string;
  owner?: string;
  language?: string;
  contractation?: Partial<Settings['contractation']>;
  session?: Partial<Facts['session']>;
}

const customer = userEvent.setup();

/** Opens the wizard in a browser. */
export async function visitWizard({
  configuration,
  address = '/nuevo-cliente-electricidad',
  owner = '',
  language = 'es-ES',
  contractation = {},
  session = { signedIn: false },
}: Visit) {
  const onLeave = vi.fn();
  const usual = configuration.manifest.settings;
  const page = await showForms({
    configuration,
    address,
    language,
    session,
    settings: { contractation: { ...usual.contractation, ...contractation } },
    children: <WizardScreen wizard={NAME} owner={owner} onLeave={onLeave} />,
  });
  return { ...page, onLeave };
}

export const onStep = (title: string) => screen.findByRole('heading', { level: 2, name: title });

export const press = async (name: string) =>
  customer.click(await screen.findByRole('button', { name }));

/** Replaces the text of a field of the current step. */
export async function type(label: string, value: string) {
  const field = await screen.findByLabelText(label);
  await customer.clear(field);
  if (value !== '') await customer.type(field, value);
}

export const attach = async (name: string) =>
  customer.upload(
    await screen.findByLabelText(/Elegir archivos/, { selector: 'input' }),
    new File(['%PDF-1.4 receipt'], name, { type: 'application/pdf' }),
  );

/** Fills in the steps before the last with the usual answers. */
export async function walkToTheEnd() {
  await onStep('El sitio');
  await type('Calle', 'Mayor');
  await press('Siguiente');
  await onStep('La persona');
  await type('NIF', '00000000T');
  await press('Siguiente');
  await onStep('La cuenta');
  await type('IBAN', 'ES9121000418450200051332');
  await press('Siguiente');
  await onStep('El final');
}

export const accept = async () => customer.click(await screen.findByLabelText('Acepto'));

/** A reload of the page: what was in memory is lost, what was stored stays. */
export function reload(leave: () => void): void {
  const storages = [localStorage, sessionStorage].map((one) => [one, { ...one }] as const);
  leave();
  forgetWizards();
  for (const [storage, stored] of storages)
    for (const [key, value] of Object.entries(stored)) storage.setItem(key, String(value));
}

/** The visit of a new tab, once the earlier one was closed. */
export function comeBackInAnotherTab(leave: () => void): void {
  reload(leave);
  sessionStorage.clear();
}

/** Everything stored of wizards in this browser, as text. */
export const storedText = () =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith('lluerna.wizard.'))
    .map((key) => localStorage.getItem(key))
    .join('\n');

/** Web Locks, which jsdom lacks. Returns a function that takes a lock as another tab would. */
export function installLocks() {
  const held = new Set<string>();
  const request = async (
    name: string,
    _options: unknown,
    use: (lock: object | null) => Promise<void> | undefined,
  ) => {
    if (held.has(name)) return use(null);
    held.add(name);
    await use({ name });
    held.delete(name);
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  return {
    inAnotherTab: (run: string) => held.add(`lluerna.wizard.${run}`),
    forget: () => held.clear(),
  };
}

export { waitFor };
