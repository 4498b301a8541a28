import type { ErrorObject } from 'ajv';
import { intendedErrors, type Schema } from './intended-errors.ts';
import type { FieldCode, FieldErrors } from './refusal.ts';

const CODES: Record<string, FieldCode> = {
  required: 'required',
  maxLength: 'too_long',
  maxItems: 'too_many',
  maximum: 'too_high',
  minimum: 'too_low',
  parse: 'malformed',
};

/** Only contents of files have such a pattern. */
const DATA_URL = '^[Dd][Aa][Tt][Aa]:';

const BODY = '/requestBody';

/** Objects in a body whose fields count as the body's own. */
const INLINE_OBJECTS = ['new_address', 'FormConfirm'];

/** A body and its schema. */
export interface CheckedBody {
  schema: Schema;
  value: unknown;
}

/**
 * Error codes by field of the request; the field is the first name of the path, or, within an object whose fields count
 * as the body's own, the whole path up to a list (`owner.vat`).
 */
export function fieldErrors(errors: readonly ErrorObject[], body: CheckedBody | null): FieldErrors {
  const fields: FieldErrors = {};
  for (const error of preciseErrors(errors, body)) {
    const field = fieldOf(error);
    const code = codeOf(error);
    const codes = fields[field] ?? [];
    fields[field] = codes.includes(code) ? codes : [...codes, code];
  }
  return fields;
}

/**
 * Where a body may have one of several schemas, Ajv reports the errors of all; this keeps those of the intended one.
 */
function preciseErrors(
  errors: readonly ErrorObject[],
  body: CheckedBody | null,
): readonly ErrorObject[] {
  const chosen = errors.some(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf');
  if (!body || !chosen) return errors;
  const beside = errors.filter(({ instancePath }) => !instancePath.startsWith(BODY));
  const inside = intendedErrors(body.schema, body.value);
  return [
    ...beside,
    ...inside.map((error) => ({ ...error, instancePath: BODY + error.instancePath })),
  ];
}

function fieldOf({ instancePath, keyword, params }: ErrorObject): string {
  const [, place, name = '', ...inner] = instancePath.split('/');
  if (INLINE_OBJECTS.includes(name)) {
    const list = inner.findIndex((segment) => /^\d+$/.test(segment));
    const missing = keyword === 'required' ? [String(params.missingProperty)] : [];
    return (list < 0 ? [...inner, ...missing] : inner.slice(0, list)).join('.') || name;
  }
  if (name) return name;
  if (keyword === 'required') return String(params.missingProperty ?? 'body');
  if (keyword === 'additionalProperties') return String(params.additionalProperty);
  return place === 'query' ? 'query' : 'body';
}

function codeOf({ keyword, params }: ErrorObject): FieldCode {
  if (keyword === 'minLength') return params.limit === 1 ? 'required' : 'too_short';
  if (keyword === 'additionalProperties') return 'unknown';
  if (keyword === 'pattern' && String(params.pattern).startsWith(DATA_URL))
    return 'file_unreadable';
  return CODES[keyword] ?? 'invalid';
}
