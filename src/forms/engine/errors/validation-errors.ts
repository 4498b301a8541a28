import type { ErrorSchema, RJSFSchema } from '@rjsf/utils';
import { fieldTextKey } from '#forms/engine/form-names.ts';
import { schemaAt } from '#forms/engine/schema-at.ts';
import { formatsFor } from '#i18n/language-formats.ts';
import type { Texts } from '#i18n/texts.ts';

/** What is wrong with a field: the keyword that failed (or the retailer's code) and its figures. */
export interface ValidationError {
  keyword: string;
  values: Record<string, unknown>;
}

/** A validation error and where it is; an empty path when it concerns the whole form. */
export interface FieldValidationError {
  path: string[];
  validationError: ValidationError;
}

/** RJSF carries errors as text. Validation errors travel inside it, so that a change of language translates those already shown. */
const written = (validationError: ValidationError) =>
  JSON.stringify([validationError.keyword, validationError.values]);

/** The validation error inside an error text of RJSF. */
export function validationErrorIn(message: string): ValidationError {
  try {
    const [keyword, values] = JSON.parse(message) as [string, Record<string, unknown>];
    return { keyword, values };
  } catch {
    return { keyword: 'invalid', values: {} };
  }
}

/** Validation errors as RJSF shows them beside their fields; undefined when there are none. */
export function errorSchemaOf(
  validationErrors: readonly FieldValidationError[],
): ErrorSchema | undefined {
  if (validationErrors.length === 0) return undefined;
  const errors: ErrorSchema = {};
  for (const { path, validationError } of validationErrors) {
    let place = errors;
    for (const step of path) {
      const inner: ErrorSchema = place[step] ?? {};
      place[step] = inner;
      place = inner;
    }
    place.__errors = [...(place.__errors ?? []), written(validationError)];
  }
  return errors;
}

/** Validation errors by field that the retailer answered, the first of each; names of fields in a group are dotted. */
export function serverErrors(
  fields: Record<string, string[]>,
  schema: RJSFSchema,
): FieldValidationError[] {
  return Object.entries(fields).map(([name, [keyword = 'invalid']]) => {
    const path = name.split('.');
    const format = keyword === 'format' ? schemaAt(schema, path)?.format : undefined;
    return { path, validationError: { keyword, values: { ...(format && { format }) } } };
  });
}

/** Keywords of a limit, and what is said where the retailer refuses without naming it. */
const WITHOUT_LIMIT: Readonly<Record<string, string>> = {
  ...{ maxLength: 'too_long', minItems: 'too_few_files', maxItems: 'too_many_files' },
  ...{ minimum: 'too_low', maximum: 'too_high', atLeast: 'too_low', atMost: 'too_high' },
};

/** In the place of a limit that is not known: a text with it is not shown. */
const NO_LIMIT = '\u0000';

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** A limit as the customer writes it: figures and days in the language of the page. */
function spoken(value: unknown, language: string): unknown {
  const { figure, longDate } = formatsFor(language);
  if (typeof value === 'number') return figure(value);
  return typeof value === 'string' && ISO_DATE.test(value) ? longDate(value) : value;
}

/** The text of a validation error: the field's own, else the usual one for its format, keyword or code. */
export function validationErrorText(
  { optional, t, language }: Texts,
  form: string,
  { path, validationError }: FieldValidationError,
): string {
  const { keyword } = validationError;
  const values = Object.fromEntries(
    Object.entries(validationError.values).map(([name, value]) => [name, spoken(value, language)]),
  );
  const whole = (key: string) => {
    const text = optional(key, { limit: NO_LIMIT, ...values });
    return text?.includes(NO_LIMIT) ? undefined : text;
  };
  return (
    whole(`${fieldTextKey(form, path)}.errors.${keyword}`) ??
    (keyword === 'format' ? optional(`validation.format.${values.format}`) : undefined) ??
    whole(`validation.${keyword}`) ??
    optional(`validation.${WITHOUT_LIMIT[keyword]}`) ??
    t('validation.invalid')
  );
}
