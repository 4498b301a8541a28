import type { ErrorObject } from 'ajv';
import { meantErrors } from './meant-branch.ts';

const CODES: Record<string, string> = {
  required: 'required',
  maxLength: 'too_long',
  maxItems: 'too_many',
  maximum: 'too_high',
  minimum: 'too_low',
  parse: 'malformed',
};

/** Objects inside a body whose fields are named as if they were the body's own. */
const TRANSPARENT = ['new_address', 'FormConfirm'];

/**
 * Codes by field of the request for what the description's check found (made with `verbose`); the field is the first
 * name of the path, or the whole path up to a list (`owner.vat`) within an object whose fields go under their own names.
 */
export function fieldErrors(errors: readonly ErrorObject[]): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const error of meantErrors(errors)) {
    const field = fieldOf(error);
    const code = codeOf(error);
    const codes = fields[field] ?? [];
    fields[field] = codes.includes(code) ? codes : [...codes, code];
  }
  return fields;
}

function fieldOf({ instancePath, keyword, params }: ErrorObject): string {
  const [, place, name = '', ...inner] = instancePath.split('/');
  if (TRANSPARENT.includes(name)) {
    const list = inner.findIndex((segment) => /^\d+$/.test(segment));
    const missing = keyword === 'required' ? [String(params.missingProperty)] : [];
    return (list < 0 ? [...inner, ...missing] : inner.slice(0, list)).join('.') || name;
  }
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
