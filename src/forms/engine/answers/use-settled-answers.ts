import { useCallback, useLayoutEffect } from 'react';
import { useFormContext } from '#forms/engine/form-context.ts';
import { useStored } from '#ui/use-stored.ts';
import { useFieldLeft } from './use-field-left.ts';

interface Settling {
  /** Path of the answer that is being typed and does not count yet; null where each one counts. */
  typed: (form: string) => string[] | null;
  /** Follows the present answers, but for the one at this path. */
  settle: (typed: string[] | null) => void;
}

/**
 * Calls `settle` at the start and after each change of the answers of the form around it, whatever made the change; for
 * what is typed, when its field is left or the form is sent. A frozen form is left as it is.
 */
export function useSettledAnswers({ typed, settle }: Settling): void {
  const { name, answers: store, frozen } = useFormContext();
  const answers = useStored(store);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other answers are the reason to look
  useLayoutEffect(() => {
    if (!frozen) settle(typed(name));
  }, [answers, frozen, settle, typed, name]);
  const settleAll = useCallback(() => settle(null), [settle]);
  useFieldLeft(settleAll, !frozen);
}
