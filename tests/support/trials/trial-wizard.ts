import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from '#config/configuration-types.ts';
import type { ScreenDocument } from '#config/pages/screen-document.ts';
import end from '#schemas/screens/contracting-electricity.json' with { type: 'json' };
import { configurationWithOnly } from '#tests/support/services/configuration-with-forms.ts';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';
import { withAreas } from '#tests/support/services/with-areas.ts';

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

type TrialForms = typeof forms;

/** A name that the operation does not know: the forms of this wizard require less than a lead needs. */
export const TRIAL = 'contracting-trial';

/**
 * Publishes the wizard of the tests; `edit` changes its forms, as a later edition would, `more` is its document's, and
 * `areas` are those of its end.
 */
export async function publishedWizard(
  edit: (all: TrialForms) => void = () => {},
  { areas = end.areas, ...more }: { areas?: ScreenDocument['areas']; supplied?: string[] } = {},
): Promise<Configuration> {
  const edited = structuredClone(forms);
  edit(edited);
  const house = configurationWithOnly(edited);
  mkdirSync(join(house, 'schemas/wizards'), { recursive: true });
  writeFileSync(
    join(house, `schemas/wizards/${TRIAL}.json`),
    JSON.stringify({ ...wizard, ...more }),
  );
  for (const language of ['es-ES', 'ca-ES']) {
    const file = join(house, `locales/${language}/wizard.json`);
    const texts = JSON.parse(readFileSync(file, 'utf8'));
    texts.titles[TRIAL] = texts.titles['contracting-electricity'];
    writeFileSync(file, JSON.stringify(texts));
  }
  return withAreas(await publishedConfiguration(house), TRIAL, areas);
}
