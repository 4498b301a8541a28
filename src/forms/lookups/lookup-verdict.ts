import type { FieldStatus } from '#forms/engine/field-status.ts';
import type { FieldLookupState } from './lookup-context.ts';
import type { Lookup } from './lookup-params.ts';

/** How a look-up went, and what its field offers beside what it finds. */
interface LookupResult {
  state: FieldLookupState['state'];
  /** How many entries it found. */
  found: number;
  /** True where its entries are the choices of the field. */
  isChoice: boolean;
  /** True when the field offers choices that no look-up provides. */
  offersOthers: boolean;
}

interface LookupVerdict {
  /** True where it was read and found nothing. */
  isNone: boolean;
  /** True where the answer may be typed instead. */
  typed: boolean;
  /** Key of the error with which it refuses the answer; undefined where it does not. */
  refused: string | undefined;
  /** What it says of its field; null where there is nothing to say. */
  status: FieldStatus | null;
}

/** What a look-up means for its field: whether it is offered, typed, demanded or refused. */
export function lookupVerdict(
  { none, error }: Lookup,
  { state, found, isChoice, offersOthers }: LookupResult,
): LookupVerdict {
  const isNone = state === 'ready' && found === 0;
  const isFailed = state === 'failed';
  const typed = (isNone && none === 'type') || (isFailed && error === 'type');
  const isClosed = isChoice && !offersOthers && !typed;
  const refused = isNone && typeof none === 'object' && 'refuse' in none ? none.refuse : undefined;
  const status = (): FieldStatus | null => {
    if (state === 'loading') return 'checking';
    if ((isNone && none === 'hide') || (isFailed && error === 'hide')) return 'absent';
    if (refused !== undefined) return { validationError: { keyword: refused, values: {} } };
    if (isFailed && isClosed) return 'unloaded';
    return isNone && isClosed ? 'nothing' : null;
  };
  return { isNone, typed, refused, status: status() };
}
