import type { CompiledForm, Facts } from '#config/configuration-types.ts';
import { withoutRuleNoise } from '#config/validation-errors.ts';
import type { Answers } from '#domain/submission.ts';
import {
  absentFields,
  emptyFields,
  type FieldStatuses,
  unloadedFields,
} from '#forms/engine/field-status.ts';
import { validatorOf } from './form-validator.ts';
import type { FieldValidationError } from './validation-errors.ts';

const BOXES: readonly unknown[] = ['consent', 'social-bonus-waiver'];

const mustBeTicked = ({ ui }: CompiledForm, path: readonly string[]) =>
  BOXES.includes(
    path.reduce<Record<string, unknown> | undefined>(
      (inner, step) => inner?.[step] as Record<string, unknown> | undefined,
      ui,
    )?.['ui:widget'],
  );

const limits = ['atLeast', 'atMost'];

/** A day that does not exist is not too late as well. */
function withoutMisread<Found extends { property?: string; name?: string }>(errors: Found[]) {
  const misread = new Set(
    errors.flatMap(({ property, name }) => (name === 'format' ? [property] : [])),
  );
  return errors.filter(
    ({ property, name = '' }) => !(misread.has(property) && limits.includes(name)),
  );
}

/**
 * What the schema of a form finds wrong with answers: the first validation error of each field that is offered. Where
 * there is nothing to choose from it says so instead of demanding it (`errors.nothing`), as it does where the list did not
 * load (`errors.waiting`), and a box that was never ticked misses its `const`, not a value.
 */
export function schemaErrors(
  form: CompiledForm,
  data: Answers & { facts: Facts },
  fieldStatuses: FieldStatuses,
): FieldValidationError[] {
  const { errors } = validatorOf(form).validateFormData(data, form.schema);
  const seen = new Set(absentFields(fieldStatuses).map((path) => path.join('.')));
  const empty = new Set(emptyFields(fieldStatuses).map((path) => path.join('.')));
  const unloaded = new Set(unloadedFields(fieldStatuses).map((path) => path.join('.')));
  return withoutMisread(withoutRuleNoise(errors)).flatMap(
    ({ property = '', name = 'invalid', params = {} }) => {
      const path = property.split('.').filter((part) => part !== '');
      const field = path.join('.');
      if (seen.has(field)) return [];
      seen.add(field);
      const missesTick = name === 'required' && mustBeTicked(form, path);
      const missesList = name === 'required' && unloaded.has(field);
      const demand = missesList ? 'waiting' : missesTick ? 'const' : name;
      const keyword = empty.has(field) ? 'nothing' : demand;
      return [{ path, validationError: { keyword, values: params } }];
    },
  );
}
