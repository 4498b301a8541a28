import type { ErrorObject } from 'ajv';

const CODES: Record<string, string> = {
  required: 'required',
  maxLength: 'too_long',
  maxItems: 'too_many',
  maximum: 'too_high',
  minimum: 'too_low',
  parse: 'malformed',
};

/** Codes by field of the request for what the description's check found; the field is the first name of the path. */
export function fieldErrors(errors: readonly ErrorObject[]): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const error of errors) {
    const field = fieldOf(error);
    const code = codeOf(error);
    const codes = fields[field] ?? [];
    fields[field] = codes.includes(code) ? codes : [...codes, code];
  }
  return fields;
}

function fieldOf({ instancePath, keyword, params }: ErrorObject): string {
  const [, place, name] = instancePath.split('/');
  if (name) return name;
  if (keyword === 'required') return String(params.missingProperty ?? 'body');
  if (keyword === 'additionalProperties') return String(params.additionalProperty);
  return place === 'query' ? 'query' : 'body';
}

function codeOf({ keyword, params }: ErrorObject): string {
  if (keyword === 'minLength') return params.limit === 1 ? 'required' : 'too_short';
  if (keyword === 'additionalProperties') return 'unknown';
  return CODES[keyword] ?? 'invalid';
}
