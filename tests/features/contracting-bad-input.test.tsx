import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Configuration, TextTree } from '#config/configuration-types.ts';
import { valueAt, withValueAt } from '#forms/field-address.ts';
import { fieldTextKey } from '#forms/form-names.ts';
import { showStep } from '#tests/support/contracting-step.tsx';
import {
  controlOf,
  expectTold,
  inEachLanguage,
  pathOf,
  refusalsOf,
  textAt,
  tryToSend,
  typeInto,
} from '#tests/support/input-trial.ts';
import { publishedConfiguration } from '#tests/support/published-configuration.ts';
import { startRetailer, type TestRetailer } from '#tests/support/retailer.ts';
import type { InputCase, Outcome, Situation } from '#tests/vectors/contracting/input-case.ts';
import { situations } from '#tests/vectors/contracting/situations.ts';

vi.setConfig({ testTimeout: 60_000 });

let retailer: TestRetailer;
let configuration: Configuration;
const texts: Record<string, TextTree> = {};
beforeAll(async () => {
  [retailer, configuration] = await Promise.all([startRetailer(), publishedConfiguration()]);
  await retailer.visit();
  for (const language of ['es-ES', 'ca-ES'])
    texts[language] = await configuration.loadTexts(language);
}, 60_000);
afterAll(() => retailer.close());
afterEach(async () => {
  cleanup();
  await retailer.mend();
});

type Told = Extract<Outcome, { says: string } | { refuses: string }>;

/** What a field must say, in a language. */
async function textOf(form: string, field: string, told: Told, language: string, file: string) {
  const own = await configuration.loadFormTexts(form, language);
  const { phone } = configuration.manifest.settings.organization;
  if ('refuses' in told) {
    const limit = told.refuses === 'too-many' ? String(told.takes.length) : '15\u00a0MB';
    const values = { name: file, types: 'PDF, JPG, PNG', limit };
    return textAt(texts[language] ?? {}, `form-engine.files.${told.refuses}`, values);
  }
  const values = { phone, ...(told.limit && { limit: told.limit.toLocaleString(language) }) };
  const key = fieldTextKey('', pathOf(field)).replace('forms..', '');
  return (
    textAt(own, `${key}.errors.${told.says}`, values) ??
    textAt(texts[language] ?? {}, `validation.${told.says}`, values)
  );
}

/** Texts that were seen in both languages: a text depends on nothing else. */
const seen = new Set<string>();

async function tryCase(form: string, [field, typed, outcome]: InputCase, sent: Sent) {
  if (outcome === 'not asked') {
    const answers = await tryToSend(sent);
    expect(answers && valueAt(answers, pathOf(field))).toBeUndefined();
    return expect(controlOf(form, field)).toBeNull();
  }
  await typeInto(form, field, typed);
  const answers = await tryToSend(sent);
  if ('takes' in outcome && !('refuses' in outcome)) {
    const isFiles = Array.isArray(typed);
    expect(answers, 'the form is sent').not.toBeNull();
    const answer = valueAt(answers, pathOf(field));
    const given = isFiles ? (answer as File[]).map(({ name }) => name) : answer;
    return expect(given).toEqual(outcome.takes);
  }
  const file = Array.isArray(typed) ? (typed.at(-1)?.name ?? '') : '';
  const say = async (language: string) => {
    const text = await textOf(form, field, outcome, language, file);
    expect(text, 'there is a text').toBeDefined();
    if ('says' in outcome) return expectTold(form, field, String(text));
    expect(refusalsOf(form, field)).toEqual([text]);
    const taken = (valueAt(answers ?? {}, pathOf(field)) ?? []) as File[];
    expect(taken.map(({ name }) => name)).toEqual(outcome.takes);
  };
  if ('says' in outcome) expect(answers, 'the form is stopped').toBeNull();
  const kind = JSON.stringify([form, field, outcome]);
  if (seen.has(kind) || 'refuses' in outcome) return say('es-ES');
  seen.add(kind);
  return inEachLanguage(configuration, say);
}

type Sent = Awaited<ReturnType<typeof showStep>>;

const fieldsOf = ({ cases }: Situation) => [...new Set(cases.map(([field]) => field))];

describe.each(situations)('$step, $name:', (situation) => {
  it.each(fieldsOf(situation))('%s', async (field) => {
    if (situation.fails)
      await retailer.fail({ operationId: situation.fails, kind: 'status', status: 500 });
    const { answers: good, asItCame } = situation;
    const answers = asItCame ? good : withValueAt(good, pathOf(field), undefined);
    const sent = await showStep(configuration, situation.step, { ...situation, answers });
    for (const one of situation.cases.filter(([name]) => name === field)) {
      await tryCase(`contracting-${situation.step}`, one, sent).catch((thrown: Error) => {
        const typed = JSON.stringify(one[1])?.slice(0, 80);
        thrown.message = `${field}, ${typed}: ${thrown.message}`;
        throw thrown;
      });
    }
  });
});
