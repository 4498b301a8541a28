import type { ErrorSchema, RJSFValidationError } from '@rjsf/utils';
import { withoutRuleNoise } from '#config/validation-errors.ts';
import type { Texts } from '#i18n/texts.ts';
import { fieldTextKey } from './form-names.ts';

/** What is wrong with a field: the keyword that failed (or the retailer's code) and its figures. */
export interface Fault {
  keyword: string;
  values: Record<string, unknown>;
}

/** A fault and where it is; an empty path when it concerns the whole form. */
export interface FieldFault {
  path: string[];
  fault: Fault;
}

/** RJSF carries errors as text. Faults travel inside it, so that a change of language translates those already shown. */
const written = (fault: Fault) => JSON.stringify([fault.keyword, fault.values]);

/** The fault inside an error text of RJSF. */
export function faultIn(message: string): Fault {
  try {
    const [keyword, values] = JSON.parse(message) as [string, Record<string, unknown>];
    return { keyword, values };
  } catch {
    return { keyword: 'invalid', values: {} };
  }
}

const pathOf = (error: RJSFValidationError) =>
  (error.property ?? '').split('.').filter((name) => name !== '');

/** Faults of a failed check, one per field, in the order they were found. */
export function faultsIn(errors: readonly RJSFValidationError[]): FieldFault[] {
  const byField = new Map<string, FieldFault>();
  for (const error of errors) {
    const path = pathOf(error);
    const key = path.join('.');
    if (!byField.has(key)) byField.set(key, { path, fault: faultIn(error.message ?? '') });
  }
  return [...byField.values()];
}

/**
 * `transformErrors` of RJSF: drops what only repeats another error and keeps the first one per field. A box that was never ticked misses its `const`, not a value.
 */
export function asFaults(
  errors: RJSFValidationError[],
  mustBeTicked: (path: string[]) => boolean,
): RJSFValidationError[] {
  const seen = new Set<string>();
  return withoutRuleNoise(errors).flatMap((error) => {
    const path = pathOf(error);
    const key = path.join('.');
    if (seen.has(key)) return [];
    seen.add(key);
    const { name: keyword = 'invalid' } = error;
    const fault = {
      keyword: keyword === 'required' && mustBeTicked(path) ? 'const' : keyword,
      values: (error.params ?? {}) as Record<string, unknown>,
    };
    return [{ ...error, message: written(fault), stack: written(fault) }];
  });
}

/** Errors by field that the retailer answered, as RJSF shows them beside the fields. */
export function servedErrors(fields: Record<string, string[]>): ErrorSchema {
  const errors: ErrorSchema = {};
  for (const [name, codes] of Object.entries(fields)) {
    let place = errors;
    for (const step of name.split('.')) {
      const inner: ErrorSchema = place[step] ?? {};
      place[step] = inner;
      place = inner;
    }
    place.__errors = codes.slice(0, 1).map((keyword) => written({ keyword, values: {} }));
  }
  return errors;
}

/** The text of a fault: the field's own, else the usual one for its format, keyword or code. */
export function faultText(
  { optional, t }: Pick<Texts, 'optional' | 't'>,
  form: string,
  { path, fault }: FieldFault,
): string {
  const { keyword, values } = fault;
  return (
    optional(`${fieldTextKey(form, path)}.errors.${keyword}`, values) ??
    (keyword === 'format' ? optional(`validation.format.${values.format}`) : undefined) ??
    optional(`validation.${keyword}`, values) ??
    t('validation.invalid')
  );
}
