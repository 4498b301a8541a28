import type { Place } from '#tools/config/diagnostic.ts';
import type { JsonPath } from '#tools/config/sources/json-walk.ts';

/** Kinds of coverage points, in the order of the report. */
export const coverageKinds = [
  'conditions',
  'branches',
  'rules',
  'look-ups',
  'parts',
  'texts',
] as const;

/** A part of the configuration that tests can exercise, and where it is written. */
export interface CoveragePoint {
  kind: (typeof coverageKinds)[number];
  place: Place;
  /** Its text in the report: `"night-tariff" never failed`. */
  what: string;
  /** It counts as exercised when any of these was noted. */
  ids: string[];
}

/** Outcomes of a look-up, by number of entries. */
export const lookupOutcomes = ['none', 'one', 'many', 'error'] as const;

/**
 * Keywords that an answer may fail. `type` only counts where customers type a number: other widgets always return the
 * right type.
 */
const ruleKeywords = new Set(
  (
    'const enum format pattern minLength maxLength minimum maximum exclusiveMinimum exclusiveMaximum ' +
    'multipleOf minItems maxItems uniqueItems not'
  ).split(' '),
);

const id = (kind: string, ...parts: string[]) => [kind, ...parts].join('|');

/** Ids of what is noted, shared by the code that notes and the code that counts. */
export const coverageIds = {
  condition: (name: string, isMet: boolean) => id('condition', name, isMet ? 'held' : 'failed'),
  /** A branch of an `if`; `path` is the place of the `if`, from the root of the form. */
  branch: (form: string, path: JsonPath, side: 'then' | 'else') =>
    id('branch', form, path.join('/'), side),
  /** A keyword that an answer failed; `path` ends with it, `required` with the name of the field. */
  rule: (form: string, path: JsonPath) => id('rule', form, path.join('/')),
  lookup: (form: string, path: JsonPath, outcome: string) =>
    id('lookup', form, path.join('/'), outcome),
  text: (language: string, key: string) => id('text', language, key),
  /** A part of a form that was in force: its fields were on the page. */
  part: (form: string, path: JsonPath) => id('part', form, path.join('/')),
  shownPart: (page: string, name: string) => id('shown', page, name),
  shownColumn: (page: string, list: string, column: string) => id('shown', page, list, column),
};

/** True for a schema keyword that counts as a rule. */
export function isRule(keyword: string, value: unknown, crossField: readonly string[]): boolean {
  if (keyword === 'type') return value === 'number' || value === 'integer';
  return ruleKeywords.has(keyword) || crossField.includes(keyword);
}
