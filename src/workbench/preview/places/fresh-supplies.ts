import { cupsOf, isCups } from '#domain/identifiers/cups.ts';
import type { Answers } from '#domain/submission.ts';
import { isObject } from '#domain/values/is-object.ts';

/** The digits of a CUPS that say of which distributor and kind it is; the others are random. */
const FIXED = 10;
const RANDOM = 6;

function anotherCups(cups: string): string {
  const digits = String(Math.floor(Math.random() * 10 ** RANDOM)).padStart(RANDOM, '0');
  const code = cupsOf(cups.slice(2, 2 + FIXED) + digits);
  return code + cups.slice(code.length);
}

/**
 * Puts another CUPS in place of each that answers have, the same one each time: a supply is contracted once, and a walk
 * that sends examples would pass the first time only.
 */
export function freshSupplies(): (answers: Answers) => Answers {
  const chosen = new Map<string, string>();
  const freshen = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(freshen);
    if (isObject(value))
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, freshen(one)]));
    if (typeof value !== 'string' || !isCups(value)) return value;
    const known = chosen.get(value) ?? anotherCups(value);
    chosen.set(value, known);
    return known;
  };
  return (answers) => freshen(answers) as Answers;
}
