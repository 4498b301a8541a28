import { act, cleanup } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TextTree } from '#config/configuration-types.ts';
import type { Answers } from '#domain/submission.ts';
import { valueAt, withValueAt } from '#forms/engine/field-address.ts';
import { fieldTextKey } from '#forms/engine/form-names.ts';
import { type FormStore, formStore } from '#forms/engine/form-store.ts';
import { showStep } from '#tests/support/contracting-step.tsx';
import { exhaustive } from '#tests/support/exhaustive.ts';
import {
  controlOf,
  expectFieldError,
  inEachLanguage,
  pathOf,
  refusalsOf,
  textAt,
  tryToSend,
  typeInto,
} from '#tests/support/input-trial.ts';
import { visitedRetailer } from '#tests/support/visited-retailer.ts';
import type { InputCase, Outcome, Situation } from '#tests/vectors/contracting/input-case.ts';
import { situations } from '#tests/vectors/contracting/situations.ts';

const QUICK_SITUATIONS = 2;

const page = visitedRetailer();
type Said = Extract<Outcome, { says: string }>;
type Refused = Extract<Outcome, { refuses: string }>;

const texts: Record<string, TextTree> = {};
beforeAll(async () => {
  for (const language of ['es-ES', 'ca-ES'])
    texts[language] = await page.configuration.loadTexts(language);
});

/** The text of a field's own under a key, else the usual one, in a language. */
async function ownText(form: string, field: string, { says, limit }: Said, language: string) {
  const own = await page.configuration.loadFormTexts(form, language);
  const { phone, phone_crm } = page.configuration.manifest.settings.organization;
  const values = { phone, phone_crm, ...(limit && { limit: limit.toLocaleString(language) }) };
  const key = fieldTextKey('', pathOf(field)).replace('forms..', '');
  const text =
    textAt(own, `${key}.errors.${says}`, values) ??
    textAt(texts[language] ?? {}, `validation.${says}`, values);
  return text ?? `no text of ${key} says ${says}`;
}

/** What is said of a file that is not taken. */
function fileText({ refuses, takes }: Refused, name: string, language: string) {
  const limit = refuses === 'too-many' ? String(takes.length) : '15\u00a0MB';
  const values = { name, types: 'PDF, JPG, PNG', limit };
  return textAt(texts[language] ?? {}, `form-engine.files.${refuses}`, values);
}

/** Texts that were seen in both languages: a text depends on nothing else. */
const seen = new Set<string>();

interface Trial {
  form: string;
  store: FormStore;
  /** Good answers to the other fields. */
  others: Answers;
  sent: Awaited<ReturnType<typeof showStep>>;
  language: string;
}

/** Answers again what fell with another answer that it spoke for: an invoice of another supply, a document of another person. */
function answerAgain({ store, others }: Trial): void {
  const fallen = [...store.takenBack.read().keys()].map(pathOf);
  act(() => store.set(fallen.map((path) => [path, valueAt(others, path)])));
}

async function tryCase(trial: Trial, [field, typed, outcome]: InputCase) {
  if (outcome === 'not asked') return;
  const { form, sent, language } = trial;
  await typeInto(form, field, typed);
  answerAgain(trial);
  const answers = await tryToSend(sent);
  const answer = valueAt(answers ?? {}, pathOf(field));
  const given = Array.isArray(answer) ? answer.map((one) => one.name ?? one) : answer;
  if ('refuses' in outcome) {
    const name = Array.isArray(typed) ? (typed.at(-1)?.name ?? '') : '';
    expect(refusalsOf(form, field)).toEqual([fileText(outcome, name, language)]);
    return expect(given ?? []).toEqual(outcome.takes);
  }
  if ('takes' in outcome) {
    expect(answers, 'the form is sent').not.toBeNull();
    return expect(given).toEqual(outcome.takes);
  }
  expect(answers, 'the form is stopped').toBeNull();
  const say = async (language: string) =>
    expectFieldError(form, field, await ownText(form, field, outcome, language));
  const kind = JSON.stringify([form, field, outcome]);
  if (seen.has(kind)) return say(language);
  seen.add(kind);
  return inEachLanguage(page.configuration, say);
}

/** Shows the step of a situation, without an answer to the field at hand. */
async function open(situation: Situation, field: string, language = 'es-ES'): Promise<Trial> {
  const { step, fails, answers: good, asItCame } = situation;
  if (fails) await page.retailer.fail({ operationId: fails, kind: 'status', status: 500 });
  const answers = asItCame ? good : withValueAt(good, pathOf(field), undefined);
  const store = formStore(answers);
  const sent = await showStep(page.configuration, step, { ...situation, store, language });
  return { form: `contracting-${step}`, store, others: good, sent, language };
}

const fieldsOf = ({ cases }: Situation, asked: boolean) => [
  ...new Set(cases.flatMap(([field, , one]) => ((one === 'not asked') === asked ? [] : [field]))),
];

/** The cases of a field; one of each outcome in the quick run, as `tests/domain` tries the identifiers one by one. */
function casesOf({ cases }: Situation, field: string): readonly InputCase[] {
  const own = cases.filter(([name]) => name === field);
  if (exhaustive) return own;
  const outcomes = new Set<string>();
  return own.filter(([, , outcome]) => {
    const { takes, ...rest } = typeof outcome === 'object' ? { takes: null, ...outcome } : {};
    const one = JSON.stringify(rest);
    return outcomes.size < outcomes.add(one).size;
  });
}

const isRefused = ([, , one]: InputCase) => typeof one === 'object' && 'refuses' in one;

/** The quick run takes the first situations of each step, in which most of its fields are asked for. */
const tried = situations.filter(
  (one) =>
    exhaustive ||
    situations.filter(({ step }) => step === one.step).indexOf(one) < QUICK_SITUATIONS,
);

describe.each(tried)('$step, $name:', (situation) => {
  const unasked = fieldsOf(situation, false);

  it.each(fieldsOf(situation, true))('%s', async (field) => {
    const own = casesOf(situation, field);
    const tryAll = async (some: readonly InputCase[], language: string) => {
      const trial = await open(situation, field, language);
      for (const one of some) {
        await tryCase(trial, one).catch((thrown: Error) => {
          const typed = JSON.stringify(one[1])?.slice(0, 80);
          thrown.message = `${field}, ${typed}, ${language}: ${thrown.message}`;
          throw thrown;
        });
      }
      cleanup();
    };
    await tryAll(own, 'es-ES');
    // What is said of a file stays in the language of its moment.
    if (exhaustive && own.some(isRefused)) await tryAll(own.filter(isRefused), 'ca-ES');
  });

  it.each(unasked.length > 0 ? [unasked.join(', ')] : [])('nobody asks for %s', async () => {
    const { form, sent } = await open(situation, '');
    const answers = await tryToSend(sent);
    expect(answers, 'the form is sent').not.toBeNull();
    for (const field of unasked) {
      expect([field, valueAt(answers, pathOf(field))]).toEqual([field, undefined]);
      expect(controlOf(form, field), field).toBeNull();
    }
  });
});
