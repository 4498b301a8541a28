import type { JsonObject } from '#studio/contract.ts';
import type { Comparison } from './comparisons.ts';

/** What a condition looks at: facts, as the named ones, or the answers of a form, as the `if` of a rule. */
export type Over = 'facts' | 'answers';

interface Part {
  /** The opposite counts. */
  isNot: boolean;
  /** It stands in `allOf` by itself, where it could stand beside the others. */
  isApart: boolean;
}

export type Group = Part & { kind: 'group'; way: 'all' | 'any'; parts: ConditionNode[] };
export type FactLine = Part & { kind: 'fact'; address: string; comparison: Comparison };
export type NamedLine = Part & { kind: 'named'; name: string };
/** What no line can show. */
export type OtherLine = Part & { kind: 'other'; json: JsonObject };
export type ConditionLine = FactLine | NamedLine | OtherLine;
/** A condition as a person builds it. */
export type ConditionNode = Group | ConditionLine;

/** A line or group as it is before a person says otherwise. */
export const plain = { isNot: false, isApart: false };

/** A group of lines. */
export const groupOf = (parts: ConditionNode[], way: Group['way'] = 'all'): Group => ({
  ...{ kind: 'group', ...plain, way, parts },
});
