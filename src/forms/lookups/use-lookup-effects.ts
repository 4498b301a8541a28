import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { sameAnswers } from '#domain/submission.ts';
import { isNothing } from '#domain/values/nothing.ts';
import { valueAt } from '#domain/values/value-at.ts';
import { useFieldLeft } from '#forms/engine/answers/use-field-left.ts';
import { typedField } from '#forms/engine/errors/field-warnings.ts';
import { pathOfAddress } from '#forms/engine/field-address.ts';
import { useFormContext } from '#forms/engine/form-context.ts';
import { useLatest } from '#ui/use-latest.ts';
import { useStored } from '#ui/use-stored.ts';
import { type LookedUp, sourceOf } from './lookup-fills.ts';
import { afterLookup } from './lookup-outcome.ts';
import type { LookupEntries } from './use-lookup-entries.ts';

type Given = 'lookup' | 'field' | 'choices' | 'also' | 'gone' | 'answerOf';

/**
 * Fills in what a look-up found and what a chosen entry contains for other fields, and clears it when the answers
 * that it was read for change. Returns true when the answer was cleared because it is no longer offered.
 */
export function useLookupEffects(
  { params, state, entries }: LookupEntries,
  about: Pick<LookedUp, Given> & { value: unknown },
): boolean {
  const { form, facts, frozen, answers } = useFormContext();
  const [gone, setGone] = useState(false);
  const isFresh = useRef(true);
  const latest = useLatest(about);
  const { value, lookup, field } = about;
  const preferred = useStored({
    subscribe: answers.subscribe,
    read: () =>
      lookup.prefer && valueAt({ ...answers.read(), facts }, pathOfAddress(lookup.prefer, field)),
  });

  const settle = useCallback(
    (isTyping: boolean) => {
      if (frozen) return;
      const one = latest.current;
      const now = answers.read();
      const outcome = afterLookup({
        ...one,
        ...{ state, params, entries, isTyping, isFresh: isFresh.current },
        isHidden: (path) => valueAt(form.ui, [...path, 'ui:widget']) === 'hidden',
        answers: { ...now, facts },
        filled: answers.filled(),
      });
      if (state === 'ready') isFresh.current = false;
      if (outcome) answers.fill(sourceOf(one.field), outcome.filled, outcome.changes);
      const standing = valueAt(answers.read(), one.field);
      if (outcome?.gone) setGone(true);
      else if (!isNothing(standing) && !sameAnswers(standing, one.gone)) setGone(false);
    },
    [form, facts, frozen, answers, state, params, entries, latest],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer is a reason to look
  useLayoutEffect(() => settle(typedField(form.name) !== null), [settle, value, preferred]);
  // Half an answer is none once its field is left or the form is sent.
  const settleAll = useCallback(() => settle(false), [settle]);
  useFieldLeft(settleAll, state === 'waiting');
  return gone;
}
