import type { ValidatorType } from '@rjsf/utils';
import type { ValidatorFunctions } from '@rjsf/validator-ajv8';
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import type { CompiledForm, Facts } from '#config/configuration-types.ts';
import type { Answers } from '#domain/submission.ts';

const known = new WeakMap<CompiledForm, ValidatorType>();

/** The validators that were compiled with a form, as RJSF calls them. */
export function validatorOf(form: CompiledForm): ValidatorType {
  const found =
    known.get(form) ??
    createPrecompiledValidator(form.validators as ValidatorFunctions, form.schema);
  known.set(form, found);
  return found;
}

interface RawError {
  keyword: string;
  instancePath: string;
  params: { missingProperty?: string };
}

const judged = new WeakMap<Answers, { facts: Facts; form: CompiledForm; wrong: Set<string> }>();

/** Paths (`address/dp`) of answers that the schema of the form refuses. One that is missing is not wrong. */
export function wrongAnswers(form: CompiledForm, answers: Answers, facts: Facts): Set<string> {
  const before = judged.get(answers);
  if (before?.facts === facts && before.form === form) return before.wrong;
  const data = { ...answers, facts };
  const { errors = [] } = validatorOf(form).rawValidation<RawError>(form.schema, data);
  const found = errors.filter(({ keyword }) => keyword !== 'if' && keyword !== 'required');
  const wrong = new Set(found.map(({ instancePath }) => instancePath.slice(1)));
  judged.set(answers, { facts, form, wrong });
  return wrong;
}

/** Paths (`address/dp`) of answers that a form demands and that are missing. */
export function missingAnswers(form: CompiledForm, answers: Answers, facts: Facts): Set<string> {
  const data = { ...answers, facts };
  const { errors = [] } = validatorOf(form).rawValidation<RawError>(form.schema, data);
  const found = errors.filter(({ keyword }) => keyword === 'required');
  return new Set(
    found.map(({ instancePath, params }) => `${instancePath}/${params.missingProperty}`.slice(1)),
  );
}

/** True for answers that could be sent as they are: none is missing and none is wrong. */
export function isComplete(form: CompiledForm, answers: Answers, facts: Facts): boolean {
  const data = { ...answers, facts };
  const { errors = [] } = validatorOf(form).rawValidation<RawError>(form.schema, data);
  return errors.length === 0;
}
