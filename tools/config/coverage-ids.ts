import type { Place } from './diagnostic.ts';
import type { JsonPath } from './json-walk.ts';

/** The kinds of things that tests can exercise, in the order of the report. */
export const coverageKinds = ['conditions', 'branches', 'rules', 'look-ups', 'texts'] as const;

/** One thing that tests can exercise, and where it is written. */
export interface CoveragePoint {
  kind: (typeof coverageKinds)[number];
  place: Place;
  /** For a reader of the report: `"night-tariff" held`. */
  what: string;
  /** It was exercised when any of these was noted. */
  ids: string[];
}

/** How a look-up may end, by what it found. */
export const lookupOutcomes = ['none', 'one', 'many', 'error'] as const;

/** Keywords that an answer may fail. `type` is one where customers write a figure: widgets hold the other types. */
const ruleKeywords = new Set(
  (
    'const enum format pattern minLength maxLength minimum maximum exclusiveMinimum exclusiveMaximum ' +
    'multipleOf minItems maxItems uniqueItems not'
  ).split(' '),
);

const id = (kind: string, ...parts: string[]) => [kind, ...parts].join('|');

/** What is noted when something of the configuration is exercised: the same names for who notes and who counts. */
export const coverageIds = {
  condition: (name: string, held: boolean) => id('condition', name, held ? 'held' : 'failed'),
  /** A side of an `if`; `path` is where the `if` stands, from the top of the form. */
  branch: (form: string, path: JsonPath, side: 'then' | 'else') =>
    id('branch', form, path.join('/'), side),
  /** A keyword that an answer failed; `path` ends with it, `required` with the name of the field. */
  rule: (form: string, path: JsonPath) => id('rule', form, path.join('/')),
  lookup: (form: string, path: JsonPath, outcome: string) =>
    id('lookup', form, path.join('/'), outcome),
  text: (language: string, key: string) => id('text', language, key),
  /** Part of a form that was in force: the fields that it names were on the page. */
  part: (form: string, path: JsonPath) => id('part', form, path.join('/')),
};

/** True for a keyword of a schema that counts as a rule. */
export function isRule(keyword: string, value: unknown, crossField: readonly string[]): boolean {
  if (keyword === 'type') return value === 'number' || value === 'integer';
  return ruleKeywords.has(keyword) || crossField.includes(keyword);
}
