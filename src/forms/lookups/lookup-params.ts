import type { DescribedRead, Facts } from '#config/configuration-types.ts';
import type { Limit } from '#config/limit-in-force.ts';
import type { Answers } from '#domain/submission.ts';
import { isNothing } from '#domain/values/nothing.ts';
import { valueAt } from '#domain/values/value-at.ts';
import { pathOfAddress } from '#forms/engine/field-address.ts';

/**
 * A parameter of a look-up: a constant, the answer at an address, or the greatest of several (a list of addresses). A
 * constant text is `{ "is": "contracts" }`, because a bare text is an address.
 */
export type LookupParam =
  | string
  | number
  | boolean
  | { is: string }
  | { from: string; optional?: boolean }
  | string[];

/** The `ui:lookup` of a field (schemas/meta/form.schema.json). */
export interface Lookup {
  operation: string;
  /** How it is read, where src/queries/lookups.ts does not know the operation; the compiler writes it. */
  read?: DescribedRead;
  params?: Record<string, LookupParam>;
  value?: string;
  /** Member of an entry that is shown, or the text of the field that says how an entry reads. */
  label?: string | { text: 'entry' };
  fills?: Record<string, string>;
  debounceMs?: Limit;
  keepMinutes?: Limit;
  none?: 'offer' | 'type' | 'hide' | { take: string } | { clear: string[] } | { refuse: string };
  one?: 'offer' | 'fill' | 'hide';
  many?: 'offer' | 'fill';
  /** Address of what is chosen while nothing is, if it is offered. */
  prefer?: string;
  error?: 'retry' | 'type' | 'hide' | 'note';
  /** Tone of the note that nothing was found, or that the look-up failed: help unless it warns. */
  tones?: Partial<Record<'none' | 'error', 'help' | 'warning'>>;
  /** Called with the progress of the look-up: only in a configuration that is published for coverage. */
  seen?: (state: string, entries: number) => void;
}

/** The choice that is taken where a look-up finds nothing; undefined for a look-up that takes none. */
export const takenInstead = ({ none }: Pick<Lookup, 'none'> = {}): string | undefined =>
  typeof none === 'object' && 'take' in none ? none.take : undefined;

interface Known {
  answers: Answers;
  facts: Facts;
  /** Paths (`address/dp`) of answers that the form's schema refuses. */
  wrong: ReadonlySet<string>;
}

/**
 * The parameters of a look-up as JSON, names in order, so that equal ones are equal texts; null while one that it
 * needs is missing or wrong.
 *
 * @param field path of the field that the look-up belongs to.
 */
export function lookupParams(
  lookup: Lookup,
  field: readonly string[],
  { answers, facts, wrong }: Known,
): string | null {
  const answer = (address: string) => {
    const path = pathOfAddress(address, field);
    const value = valueAt({ ...answers, facts }, path);
    return isNothing(value) || wrong.has(path.join('/')) ? undefined : value;
  };
  const taken = (param: LookupParam): unknown => {
    if (typeof param === 'string') return answer(param);
    if (typeof param !== 'object') return param;
    if ('is' in param) return param.is;
    if ('from' in param) return answer(param.from);
    const numbers = param.map((address) => Number(answer(address) ?? Number.NaN));
    const greatest = Math.max(...numbers.filter((one) => !Number.isNaN(one)));
    return Number.isFinite(greatest) ? greatest : undefined;
  };
  const params: Record<string, unknown> = {};
  for (const [name, param] of Object.entries(lookup.params ?? {}).sort()) {
    const value = taken(param);
    if (value !== undefined) params[name] = value;
    else if (!(typeof param === 'object' && 'optional' in param && param.optional)) return null;
  }
  return JSON.stringify(params);
}
