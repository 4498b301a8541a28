import type { Changed, Json, JsonObject } from './contract.ts';

/** Something that a condition can look at. */
export interface ConditionFact {
  /** `settings/…`, `flags/…`, `session/…`, `subject/…`, or `answers/…` of the form at hand. */
  address: string;
  /** What the form calls an answer, in the default language. */
  words?: string;
  /** What it means. */
  note?: string;
  /** Types of JSON that it may have; none: any. */
  types: string[];
  /** The values that it can have, where they are few. */
  values?: Json[];
  /** Words of values that the form has texts for, by the value as text. */
  valueWords?: Record<string, string>;
  unit?: string;
  /** True for a day as a number: 20261201. */
  isDay?: boolean;
  /** Of a list: what its entries may be. */
  entries?: { types: string[]; values?: Json[] };
}

/** GET /api/conditions?form=…: what conditions are built from; answers are those of the form. */
export interface ConditionParts {
  facts: ConditionFact[];
  /** Named conditions with what they say. */
  named: Record<string, JsonObject>;
}

/** POST /api/conditions: a new named condition, with the text that explains it to customers in every language. */
export interface NewCondition {
  /** The text; its words make the name. */
  words: string;
  condition: JsonObject;
}

/** Answer to a new condition. */
export interface ConditionAdded extends Changed {
  name: string;
}
