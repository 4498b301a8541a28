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
 * `transformErrors` of RJSF: drops what only repeats another error or is about a field that is not offered, and
 * keeps the first one per field.
 *
 * @param keywordOf what the fault of a field is called.
 */
export function asFaults(
  errors: RJSFValidationError[],
  absent: readonly (readonly string[])[],
  keywordOf: (path: string[], keyword: string) => string,
): RJSFValidationError[] {
  const seen = new Set(absent.map((path) => path.join('.')));
  return withoutRuleNoise(errors).flatMap((error) => {
    const path = pathOf(error);
    const key = path.join('.');
    if (seen.has(key)) return [];
    seen.add(key);
    const { name: keyword = 'invalid' } = error;
    const fault = {
      keyword: keywordOf(path, keyword),
      values: (error.params ?? {}) as Record<string, unknown>,
    };
    return [{ ...error, message: written(fault), stack: written(fault) }];
  });
}

/** Faults as RJSF shows them beside their fields; undefined when there are none. */
export function faultErrors(faults: readonly FieldFault[]): ErrorSchema | undefined {
  if (faults.length === 0) return undefined;
  const errors: ErrorSchema = {};
  for (const { path, fault } of faults) {
    let place = errors;
    for (const step of path) {
      const inner: ErrorSchema = place[step] ?? {};
      place[step] = inner;
      place = inner;
    }
    place.__errors = [...(place.__errors ?? []), written(fault)];
  }
  return errors;
}

/** Faults by field that the retailer answered, the first of each; names of fields in a group are dotted. */
export function servedFaults(fields: Record<string, string[]>): FieldFault[] {
  return Object.entries(fields).map(([name, [keyword = 'invalid']]) => ({
    path: name.split('.'),
    fault: { keyword, values: {} },
  }));
}

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** A limit as the customer writes it: figures and days in the language of the page. */
function spoken(value: unknown, language: string): unknown {
  if (typeof value === 'number')
    return value.toLocaleString(language, { maximumFractionDigits: 6 });
  if (typeof value !== 'string' || !ISO_DATE.test(value)) return value;
  return new Date(value).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' });
}

/** The text of a fault: the field's own, else the usual one for its format, keyword or code. */
export function faultText(
  { optional, t, language }: Texts,
  form: string,
  { path, fault }: FieldFault,
): string {
  const { keyword } = fault;
  const values = Object.fromEntries(
    Object.entries(fault.values).map(([name, value]) => [name, spoken(value, language)]),
  );
  return (
    optional(`${fieldTextKey(form, path)}.errors.${keyword}`, values) ??
    (keyword === 'format' ? optional(`validation.format.${values.format}`) : undefined) ??
    optional(`validation.${keyword}`, values) ??
    t('validation.invalid')
  );
}
