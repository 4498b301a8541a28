import type { BaseIssue } from 'valibot';
import { isObject } from '#domain/values/is-object.ts';
import { numberIn } from '#domain/values/number-in.ts';
import type { Tolerance } from '#domain/values/tolerances.ts';
import { tolerate } from './tolerances.ts';

type Issue = BaseIssue<unknown>;
type Repair = { tolerance: Tolerance; value: unknown };

const booleans: Readonly<Record<string, boolean>> = { true: true, false: false, 1: true, 0: false };

/** What a value stands for where another type is described. */
function repairOf({ type, input, expected }: Issue): Repair | null {
  if (input === null) return { tolerance: 'null-for-absent', value: undefined };
  if (type === 'number' && typeof input === 'string') {
    const value = numberIn(input);
    return value === null ? null : { tolerance: 'number-as-text', value };
  }
  if (type === 'string' && typeof input === 'number')
    return { tolerance: 'text-as-number', value: String(input) };
  if (type === 'boolean') {
    const value = booleans[String(input).toLowerCase()];
    return value === undefined ? null : { tolerance: 'boolean-as-text', value };
  }
  if (type === 'array' && isObject(input) && Object.keys(input).length === 0)
    return { tolerance: 'empty-object-for-list', value: [] };
  if (type === 'picklist' && typeof input === 'string') {
    const known = [...(expected ?? '').matchAll(/"([^"]*)"/g)].map(([, one = '']) => one);
    const value = known.find((one) => one.toLowerCase() === input.toLowerCase());
    return value === undefined ? null : { tolerance: 'other-case', value };
  }
  return null;
}

/**
 * An answer in which each member that is not as described, but means the same, is as described; null where one means
 * nothing.
 */
export function repairedAnswer(answer: unknown, issues: readonly Issue[]): unknown {
  const repaired: unknown = structuredClone(answer);
  let whole: unknown = repaired;
  for (const issue of issues) {
    const repair = repairOf(issue);
    if (!repair) return null;
    const keys = (issue.path ?? []).map(({ key }) => key as string);
    const last = keys.at(-1);
    if (last === undefined) whole = repair.value;
    else {
      const owner = keys
        .slice(0, -1)
        .reduce<unknown>(
          (part, key) => (part as Record<string, unknown> | undefined)?.[key],
          repaired,
        );
      if (!isObject(owner) && !Array.isArray(owner)) return null;
      const members = owner as Record<string, unknown>;
      if (repair.value === undefined) delete members[last];
      else members[last] = repair.value;
    }
    tolerate(repair.tolerance, keys.filter((key) => typeof key === 'string').join('.') || 'answer');
  }
  return whole;
}
