import type { RJSFSchema } from '@rjsf/utils';
import type { CompiledForm, Facts } from '#config/configuration-types.ts';
import type { Answers } from '#domain/submission.ts';
import { isObject } from '#domain/values/is-object.ts';
import { wrongAnswers } from '#forms/engine/errors/form-validator.ts';
import { withValueAt } from '#forms/engine/field-address.ts';
import { branchesOf, fieldIn } from '#forms/engine/schema-at.ts';

/** Dropping an answer may activate other rules of the form; this many rounds are enough for them to settle. */
const MOST_ROUNDS = 5;

function knownOf(answers: Answers, schemas: readonly RJSFSchema[]): Answers {
  const parts = schemas.flatMap(branchesOf);
  return Object.fromEntries(
    Object.entries(answers).flatMap(([name, value]) => {
      const fields = fieldIn(parts, name);
      if (fields.length === 0) return [];
      return [[name, isObject(value) ? knownOf(value, fields) : value]];
    }),
  );
}

/**
 * The answers to an earlier edition of a form that still fit: those of removed fields are dropped, and those that its
 * rules refuse now. Missing answers are required when the form is sent.
 */
export function dropInvalid(form: CompiledForm, answers: Answers, facts: Facts): Answers {
  let fitting = knownOf(answers, [form.schema]);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const wrong = [...wrongAnswers(form, fitting, facts)].filter((path) => path !== '');
    if (wrong.length === 0) break;
    fitting = wrong.reduce((all, path) => withValueAt(all, path.split('/'), undefined), fitting);
  }
  return fitting;
}
