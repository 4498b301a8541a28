import { afterAll, afterEach, beforeAll } from 'vitest';
import type {
  CompiledForm,
  Configuration,
  Settings,
  TextTree,
} from '#config/configuration-types.ts';
import { factsOf, type SessionFacts } from '#config/facts.ts';
import type { Answers } from '#domain/submission.ts';
import type { WizardAnswers, WizardMemory } from '#domain/wizard/wizard.ts';
import {
  type FieldValidationError,
  validationErrorText,
} from '#forms/engine/errors/validation-errors.ts';
import { fieldTextKey } from '#forms/engine/form-names.ts';
import { schemaAt } from '#forms/engine/schema-at.ts';
import { addFormTexts, addTexts } from '#i18n/i18n.ts';
import { formatsFor } from '#i18n/language-formats.ts';
import { setTextValues } from '#i18n/texts.ts';
import { startRetailer, type TestRetailer } from '#tests/support/retailer/retailer.ts';
import { type Changed, sandboxWorld } from '#tests/support/retailer/sandbox-world.ts';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';
import { pageTexts, pathOf, textAt } from './field-texts.ts';
import { FormTrial } from './form-trial.ts';

/** What a form is tried with; of a visitor, and without answers, as usual. */
export interface Given extends Changed {
  answers?: Answers | undefined;
  /** Settings that differ, by their name: their members. */
  settings?: { [Key in keyof Settings]?: Partial<Settings[Key]> };
  session?: SessionFacts;
  /** What the form is about, such as a contract. */
  subject?: Record<string, unknown>;
  wizard?: { name: string; answers?: WizardAnswers; memory?: WizardMemory };
}

export const LANGUAGES = ['es-ES', 'ca-ES'] as const;
type Language = (typeof LANGUAGES)[number];

interface Trials {
  retailer: TestRetailer;
  configuration: Configuration;
  /** Opens a published form. */
  open(form: string, given?: Given): Promise<FormTrial>;
  /** The published text of a field's own for an error, else the usual one. */
  published(form: string, field: string, error: Published, language: Language): string;
  /** What a page says beside a field of these errors, in each language. */
  said(form: string, field: string, errors: readonly FieldValidationError[] | null): unknown[];
  /** A text of the portal. */
  text(key: string, values: Record<string, string>, language: Language): string | undefined;
}

interface Published {
  says: string;
  limit?: number | string;
}

const formatOf = (form: CompiledForm | undefined, field: string) =>
  form && schemaAt(form.schema, pathOf(field))?.format;

/** Published forms of a retailer that visitors use, for one file of tests in Node. */
export function formTrials(): Trials {
  const worldOf = sandboxWorld();
  const texts = new Map<string, TextTree>();
  const forms = new Map<string, CompiledForm>();
  const trials = {
    async open(name, { answers, settings, session, subject, wizard, ...changed } = {}) {
      const { configuration } = trials;
      const form = await configuration.loadForm(name);
      forms.set(name, form);
      for (const language of LANGUAGES) {
        const own = texts.get(`${name} ${language}`);
        if (own) continue;
        const loaded = await configuration.loadFormTexts(name, language);
        texts.set(`${name} ${language}`, loaded);
        addFormTexts(language, name, loaded);
      }
      const usual = configuration.manifest.settings as unknown as Record<string, object>;
      const others = Object.entries(settings ?? {}).map(([key, value]) => [
        key,
        typeof value === 'object' ? { ...usual[key], ...value } : value,
      ]);
      const facts = factsOf({ ...usual, ...Object.fromEntries(others) }, {}, session, subject);
      const around = wizard && { answers: {}, memory: {}, ...wizard };
      const world = worldOf(facts, changed);
      return new FormTrial({
        ...{ configuration, form, facts, world, answers },
        ...(around && { wizard: around }),
      }).open();
    },
    published(form, field, { says, limit }, language) {
      const { phone, phone_crm } = trials.configuration.manifest.settings.organization;
      const { longDate } = formatsFor(language);
      const written = typeof limit === 'string' ? longDate(limit) : limit?.toLocaleString(language);
      const values = { phone, phone_crm, ...(written && { limit: written }) };
      const key = fieldTextKey('', pathOf(field)).replace('forms..', '');
      const own = texts.get(`${form} ${language}`) ?? {};
      return (
        textAt(own, `${key}.errors.${says}`, values, language) ??
        trials.text(`validation.${says}`, values, language) ??
        trials.text(`validation.${says}.${formatOf(forms.get(form), field)}`, values, language) ??
        `no text of ${key} says ${says}`
      );
    },
    said(form, field, errors) {
      const error = errors?.find(({ path }) => path.join('/') === field);
      return LANGUAGES.map((one) => error && validationErrorText(pageTexts(one), form, error));
    },
    text: (key, values, language) => textAt(texts.get(language) ?? {}, key, values, language),
  } as Trials;
  beforeAll(async () => {
    trials.retailer = await startRetailer();
    trials.configuration = await publishedConfiguration();
    await trials.retailer.visit();
    setTextValues(trials.configuration.manifest.settings.organization);
    for (const language of LANGUAGES) {
      const all = await trials.configuration.loadTexts(language);
      texts.set(language, all);
      addTexts(language, all);
    }
  });
  afterEach(() => trials.retailer.clearInjectedFaults());
  afterAll(() => trials.retailer.close());
  return trials;
}
