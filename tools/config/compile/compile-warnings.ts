import { absoluteAddress } from '#tools/config/fields/field-addresses.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';
import type { Conditional } from './compile-conditionals.ts';

/** Address of the field that a warning of a form is about, from the form's root. */
export function warnedField({ field }: JsonObject): string {
  return absoluteAddress(String(field), []) ?? String(field);
}

/** The warnings of a form. */
export function warningsOf({ warnings }: JsonObject): JsonObject[] {
  return (Array.isArray(warnings) ? warnings : []).filter(isJsonObject);
}

/** The warnings of a form as they are published. */
export function publishedWarnings(form: JsonObject): Conditional[] {
  return warningsOf(form).map((warning) => ({
    data: { field: warnedField(warning), name: String(warning.name) },
    condition: warning.if,
  }));
}

/** The `ui` of a form with the fields at these addresses marked: something may have to be said below them. */
export function withWarnedFields(ui: Json, addresses: readonly string[]): Json {
  return addresses.reduce((all, address) => marked(all, address.split('/')), ui);
}

function marked(ui: Json | undefined, [name, ...rest]: string[]): JsonObject {
  const look = isJsonObject(ui) ? ui : {};
  return name === undefined
    ? { ...look, 'ui:warns': true }
    : { ...look, [name]: marked(look[name], rest) };
}
