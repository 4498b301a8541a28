import type { RJSFSchema } from '@rjsf/utils';
import type { CompiledForm, Facts } from '#config/configuration-types.ts';
import type { Answers } from '#domain/submission.ts';
import { isObject } from '#domain/values/is-object.ts';
import { wrongAnswers } from '#forms/engine/errors/form-validator.ts';
import { withValueAt } from '#forms/engine/field-address.ts';
import { branchesOf, fieldIn } from '#forms/engine/schema-at.ts';

/** What is dropped may bring other rules of the form into force; they settle within so many rounds. */
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
 * What still fits of answers that were given to an earlier edition of a form: those of fields that are gone are
 * dropped, and those that its rules refuse now. What is missing is asked for when the form is sent.
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
