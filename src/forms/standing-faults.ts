import type { RJSFValidationError } from '@rjsf/utils';
import type { CompiledForm, Facts } from '#config/configuration-types.ts';
import type { Answers } from '#domain/submission.ts';
import { absentFields, emptyFields, type Verdicts, verdictFaults } from './field-verdicts.ts';
import { asFaults, type FieldFault, faultsIn } from './form-faults.ts';
import { validatorOf } from './form-validator.ts';

const mustBeTicked = ({ ui }: CompiledForm, path: readonly string[]) =>
  path.reduce<Record<string, unknown> | undefined>(
    (inner, step) => inner?.[step] as Record<string, unknown> | undefined,
    ui,
  )?.['ui:widget'] === 'consent';

const isIn = (paths: readonly string[][], path: readonly string[]) =>
  paths.some((one) => one.join('.') === path.join('.'));

/**
 * `transformErrors` of RJSF for a form: its faults, without those of fields that are not offered; where there is nothing to choose,
 * they say so instead of demanding it (`errors.nothing`). A box that was never ticked misses its `const`, not a value.
 */
export const faultFinder =
  (form: CompiledForm, verdicts: Verdicts) =>
  (found: RJSFValidationError[]): RJSFValidationError[] =>
    asFaults(found, absentFields(verdicts), (path, keyword) => {
      if (isIn(emptyFields(verdicts), path)) return 'nothing';
      return keyword === 'required' && mustBeTicked(form, path) ? 'const' : keyword;
    });

/** Of the fields that stopped an attempt those that are wrong still, each with what is wrong with it now. */
export function standingFaults(
  faults: readonly FieldFault[],
  form: CompiledForm,
  data: Answers & { facts: Facts },
  verdicts: Verdicts,
): FieldFault[] {
  const find = faultFinder(form, verdicts);
  const { errors } = validatorOf(form).validateFormData(data, form.schema, undefined, find);
  const known = [...faultsIn(errors), ...verdictFaults(verdicts)];
  const nameOf = ({ path }: FieldFault) => path.join('.');
  const now = new Map(known.map((one) => [nameOf(one), one]));
  return faults.flatMap((one) => now.get(nameOf(one)) ?? []);
}
