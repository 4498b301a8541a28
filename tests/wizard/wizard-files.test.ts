import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Configuration } from '#config/configuration-types.ts';
import type { WizardAnswers } from '#domain/wizard/wizard.ts';
import { shownAddresses } from '#forms/engine/answers/form-answers.ts';
import { someCups, someDni } from '#tests/sandbox/contracting/lead-fixture.ts';
import { startRetailer, type TestRetailer } from '#tests/support/retailer/retailer.ts';
import { configurationWithConditions } from '#tests/support/services/configuration-with-forms.ts';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';
import {
  contractingAnswers,
  contractingFacts,
  pdf,
  recordLeads,
  type SentLead,
} from '#tests/support/trials/contracting.ts';
import { fieldsIn, formsOfWizard, openRun, sentBy } from '#tests/support/wizard/wizard-run.ts';
import { factsAbout, visibleSteps } from '#wizard/steps/wizard-steps.ts';

const COMPANY = 'B00000000';

/** Adds a file field that an owner requires where the supply belongs to a business. */
const ownersFile = (form: { schema: { allOf: object[] } }) => {
  form.schema.allOf.push({
    if: { required: ['residenceType'], properties: { residenceType: { const: 'business' } } },
    // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
    then: { properties: { permit: { type: 'array', items: { type: 'string' } } } },
  });
};
const ownersLook = (form: { ui: Record<string, object> }) => {
  form.ui.permit = {
    'ui:widget': 'files',
    'ui:options': { accept: ['pdf'] },
    'ui:about': ['cups'],
  };
};
const ownersText = (texts: { fields: Record<string, object> }) => {
  texts.fields.permit = { label: 'Permiso' };
};

let retailer: TestRetailer;
let configuration: Configuration;
beforeAll(async () => {
  const form = 'forms/contracting-installation.json';
  const house = configurationWithConditions(
    {},
    {
      [`schemas/${form}`]: (document: never) => {
        ownersFile(document);
        ownersLook(document);
      },
      [`locales/es-ES/${form}`]: ownersText,
      [`locales/ca-ES/${form}`]: ownersText,
    },
  );
  configuration = await publishedConfiguration(house);
  retailer = await startRetailer();
}, 240_000);
afterAll(() => retailer.close());
beforeEach(() => retailer.visit());
afterEach(() => vi.restoreAllMocks());

const usual = contractingFacts();
const facts = contractingFacts({
  contractation: {
    selfconsumption: {
      ...usual.settings.contractation.selfconsumption,
      ...{ enabled: true, requireDocumentation: true },
    },
  },
});

const fileName = (step: string, field: string) => `${step}-${field}.pdf`;

/** What is typed by step, hidden fields too: a file in each field that takes some. */
async function typedIn(wizard: string): Promise<WizardAnswers> {
  const gas = wizard.endsWith('dual') || (wizard.endsWith('gas') && 'only');
  const all = contractingAnswers({ cups: someCups(), vat: someDni(), gas });
  Object.assign(all.installation ?? {}, { cnae: 11 });
  const company = { vatRepresentante: '12345678Z', nameRepresentante: 'Ana' };
  Object.assign(all.person ?? {}, {
    ...{ ...company, companyName: 'Valls, SL', surName1Representante: 'Pérez' },
  });
  if (all.contract) Object.assign(all.contract, { selfconsCode: '41' });
  for (const [step, form] of await formsOfWizard(configuration, wizard))
    for (const [name] of filesIn(form))
      all[step] = { ...all[step], [name]: [pdf(fileName(step, name))] };
  return all;
}

type Form = Awaited<ReturnType<Configuration['loadForm']>>;
const filesIn = (form: Form) =>
  new Map(
    fieldsIn(form.schema)
      .filter(({ path }) => form.notInDrafts.includes(path.join('/')))
      .map(({ path, schema }) => [path.join('/'), schema]),
  );

interface Tweak {
  step: string;
  name: string;
  value: unknown;
}

/** Other answers that the documents of a wizard offer: each choice, each yes and no, a person and a company. */
function tweaksOf(forms: ReadonlyMap<string, Form>): Tweak[] {
  return [...forms].flatMap(([step, form]) =>
    fieldsIn(form.schema).flatMap(({ path: [name = '', ...inner], schema }) => {
      if (inner.length > 0) return [];
      const isTick = schema.type === 'boolean' && schema.const === undefined;
      const nifs = schema.format === 'nif' ? [someDni(), COMPANY] : [];
      const values = [...(schema.enum ?? []), ...(isTick ? [true, false] : []), ...nifs];
      return values.map((value) => ({ step, name, value }));
    }),
  );
}

function tweaked(typed: WizardAnswers, tweaks: readonly Tweak[]): WizardAnswers {
  const all = { ...typed };
  for (const { step, name, value } of tweaks) all[step] = { ...all[step], [name]: value };
  return all;
}

/** Returns a predicate: true for a field of a step that is shown to a customer who typed this. */
function isShown(wizard: string, forms: ReadonlyMap<string, Form>, typed: WizardAnswers) {
  const document = configuration.manifest.wizards[wizard];
  let answers: WizardAnswers = {};
  const about = () => factsAbout(facts, { name: wizard, answers, memory: {} });
  for (const [step, form] of forms)
    answers = { ...answers, [step]: sentBy(form, typed[step] ?? {}, about()) };
  const steps = document ? visibleSteps(document, about(), configuration) : [];
  return (step: string, field: string) => {
    const form = forms.get(step);
    const isVisible = steps.some(({ id }) => id === step);
    return isVisible && form && shownAddresses(form, typed[step] ?? {}, about()).has(field);
  };
}

/** Of each file field of a wizard the answers that hide it, and what must be answered before for it to be shown. */
async function casesOf(wizard: string) {
  const forms = await formsOfWizard(configuration, wizard);
  const typed = await typedIn(wizard);
  const tweaks = tweaksOf(forms);
  return [...forms].flatMap(([step, form]) =>
    [...filesIn(form).keys()].flatMap((field) => {
      const shows = (with_: readonly Tweak[]) =>
        isShown(wizard, forms, tweaked(typed, with_))(step, field);
      const base = [[], ...tweaks.map((one) => [one])].find(shows);
      const hiding = base ? tweaks.filter((one) => !shows([...base, one])) : [];
      const distinct = new Map(hiding.map((one) => [`${one.step}/${one.name}`, one]));
      return [...distinct.values()].map((hide) => ({ step, field, base: base ?? [], hide }));
    }),
  );
}

/** Name of the member of `FormConfirm` that contains a file, as the retailer names it. */
function nameIn(value: unknown, file: string): string | null {
  if (Array.isArray(value)) return value.some((one) => one?.name === file) ? '' : null;
  if (typeof value !== 'object' || value === null) return null;
  if ((value as { name?: unknown }).name === file) return '';
  for (const [name, one] of Object.entries(value)) {
    const inner = nameIn(one, file);
    if (inner !== null) return inner === '' ? name : `${name}.${inner}`;
  }
  return null;
}
const confirmed = (sent: readonly SentLead[]) => sent.map(({ body }) => body.FormConfirm);

it.each(['contracting-electricity', 'contracting-gas', 'contracting-dual'])(
  'a file of %s that an answer hides is deleted by the retailer, and no part of the contract',
  async (wizard) => {
    const cases = await casesOf(wizard);
    expect(cases.map(({ step, field }) => `${step}/${field}`)).toEqual(
      expect.arrayContaining(['installation/permit', 'person/nifEmpresa']),
    );
    for (const { step, field, base, hide } of cases) {
      const message = `${step}/${field} hidden by ${hide.step}/${hide.name}`;
      const file = fileName(step, field);
      const typed = tweaked(await typedIn(wizard), base);
      const sent = recordLeads();
      const walk = await openRun(configuration, { wizard, facts, typed });
      await walk.toTheEnd();
      const names = new Set(confirmed(sent).flatMap((one) => nameIn(one, file) ?? []));
      const [name = '-'] = names;
      expect(names.size, message).toBe(1);
      expect(walk.context().retained[step], message).toContain(field);
      sent.length = 0;

      await walk.change(hide.step, { [hide.name]: hide.value });
      await walk.toTheEnd();
      const { retained, answers, memory } = walk.context();
      expect(retained[step] ?? [], message).not.toContain(field);
      expect(answers[step]?.[field], message).toBeUndefined();
      expect(await walk.submit(), message).toBe(true);
      walk.close();

      const after = confirmed(sent);
      expect(
        after.filter(({ dropped }) => (dropped as string[] | undefined)?.includes(name)).length,
        message,
      ).toBeGreaterThan(0);
      for (const one of after) {
        expect(one.retained ?? [], message).not.toContain(name);
        expect(nameIn(one, file), message).toBeNull();
      }
      for (const id of [memory.leadId, memory.gasLeadId].filter(Boolean))
        expect(JSON.stringify(await retailer.lead(id)), message).not.toContain(file);
      vi.restoreAllMocks();
    }
  },
  300_000,
);
