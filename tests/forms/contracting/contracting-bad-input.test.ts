import { describe, expect, it } from 'vitest';
import { valueAt } from '#domain/values/value-at.ts';
import { withValueAt } from '#forms/engine/field-address.ts';
import { refusalText } from '#forms/widgets/files/file-checks.ts';
import { formatsFor } from '#i18n/language-formats.ts';
import { pageTexts, pathOf } from '#tests/support/trials/field-texts.ts';
import type { FormTrial } from '#tests/support/trials/form-trial.ts';
import { formTrials, LANGUAGES } from '#tests/support/trials/form-trials.ts';
import { madeFile } from '#tests/support/trials/made-file.ts';
import type { InputCase, Outcome, Situation } from '#tests/vectors/contracting/input-case.ts';
import { situations } from '#tests/vectors/contracting/situations.ts';

type Language = (typeof LANGUAGES)[number];
type Refused = Extract<Outcome, { refuses: string }>;

const trials = formTrials();

/** The message about a file that is refused. */
function fileText({ refuses, takes }: Refused, name: string, language: Language) {
  const limit = refuses === 'too-many' ? String(takes.length) : '15\u00a0MB';
  const values = { name, types: 'PDF, JPG, PNG', limit };
  return trials.text(`form-engine.files.${refuses}`, values, language);
}

/** Types, chooses or attaches what the customer does; returns the messages about refused files. */
async function give(trial: FormTrial, field: string, typed: InputCase[1]) {
  const path = pathOf(field);
  if (Array.isArray(typed)) {
    const files = typed.map((one) => madeFile({ bytes: 100, ...one }));
    const { refused, rules } = await trial.attach(path, files);
    return LANGUAGES.map((one) =>
      refused.map((file) =>
        refusalText(file, rules, { ...pageTexts(one), fileSize: formatsFor(one).fileSize }),
      ),
    );
  }
  if (typeof typed === 'boolean') await trial.set(path, typed);
  else if (typed !== null) await trial.type(path, typed);
  return LANGUAGES.map(() => []);
}

async function tryCase(trial: FormTrial, [field, typed, outcome]: InputCase) {
  if (outcome === 'not requested') return;
  const form = trial.form.name;
  const refused = await give(trial, field, typed);
  const { sent, errors } = await trial.send();
  if ('says' in outcome) {
    const expected = LANGUAGES.map((one) => trials.published(form, field, outcome, one));
    return expect(trials.said(form, field, errors)).toEqual(expected);
  }
  if ('refuses' in outcome) {
    const name = Array.isArray(typed) ? (typed.at(-1)?.name ?? '') : '';
    expect(refused).toEqual(LANGUAGES.map((one) => [fileText(outcome, name, one)]));
  } else expect(errors, 'the form is sent').toBeNull();
  const answer = valueAt(sent ?? {}, pathOf(field));
  const given = Array.isArray(answer) ? answer.map((one) => one.name ?? one) : answer;
  expect('refuses' in outcome ? (given ?? []) : given).toEqual(outcome.takes);
}

/** The step of a situation, without an answer to the field at hand. */
async function open(situation: Situation, field: string): Promise<FormTrial> {
  const { step, fails, answers: good, asItCame, before = {}, memory = {} } = situation;
  const { wizard: name = 'contracting-electricity', signedIn = false, subject } = situation;
  return trials.open(`contracting-${step}`, {
    answers: asItCame ? good : withValueAt(good, pathOf(field), undefined),
    settings: { contractation: { checkMorosity: false, ...situation.contractation } },
    session: { signedIn },
    ...(subject && { subject }),
    wizard: { name, answers: before, memory },
    fails,
  });
}

const fieldsOf = ({ cases }: Situation, isRequested: boolean) => [
  ...new Set(
    cases.flatMap(([field, , one]) => ((one === 'not requested') === isRequested ? [] : [field])),
  ),
];

describe.each(situations)('$step, $name:', (situation) => {
  const notRequested = fieldsOf(situation, false);

  it.each(fieldsOf(situation, true))('%s', async (field) => {
    const trial = await open(situation, field);
    for (const one of situation.cases.filter(([name]) => name === field)) {
      await tryCase(trial, one).catch((thrown: Error) => {
        thrown.message = `${field}, ${JSON.stringify(one[1])?.slice(0, 80)}: ${thrown.message}`;
        throw thrown;
      });
    }
  });

  it.each(notRequested.length > 0 ? [notRequested.join(', ')] : [])(
    'does not request %s',
    async () => {
      const trial = await open(situation, '');
      const { sent } = await trial.send();
      expect(sent, 'the form is sent').not.toBeNull();
      for (const field of notRequested) {
        const path = pathOf(field);
        expect([field, valueAt(sent, path)]).toEqual([field, undefined]);
        expect(await trial.isVisible(path), field).toBe(false);
      }
    },
  );
});
