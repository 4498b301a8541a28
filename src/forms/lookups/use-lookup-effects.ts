import { useLayoutEffect, useRef, useState } from 'react';
import { sameAnswers } from '#domain/submission.ts';
import { valueAt } from '#forms/engine/field-address.ts';
import { useFormContext } from '#forms/engine/form-context.ts';
import { afterLookup, fillsOf, type LookedUp } from './lookup-outcome.ts';
import type { LookupEntries } from './use-lookup-entries.ts';

/**
 * Fills in what a look-up found, once for each time that it was asked, and what an entry brings along when it is
 * chosen. Returns true when the answer was taken back because it is offered no more.
 */
export function useLookupEffects(
  found: LookupEntries,
  about: Omit<LookedUp, 'entries' | 'answers' | 'before' | 'asked' | 'filled'>,
): boolean {
  const { answers, facts, frozen } = useFormContext();
  const first = useRef(found.params);
  const asked = useRef(false);
  const filled = useRef(new Map<string, unknown>()).current;
  const done = useRef<{ value: unknown } | null>(null);
  const [gone, setGone] = useState(false);
  const latest = useRef(about);
  useLayoutEffect(() => {
    latest.current = about;
  });

  const { params, state, entries } = found;
  const { value } = about;
  const { current: asking } = useRef({ params, before: answers.read() });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer is a reason to look
  useLayoutEffect(() => {
    if (asking.params !== params) {
      Object.assign(asking, { params, before: answers.read() });
      done.current = null;
    }
    asked.current ||= params !== first.current;
    if (state !== 'ready' || frozen) return;
    const { current: before } = done;
    const now = answers.read();
    // Resets may have cleared since the page was drawn what stood in the field.
    const standing = valueAt(now, latest.current.field);
    done.current = { value: standing };
    const seen = { answers: { ...now, facts }, before: asking.before };
    const known = { entries, asked: asked.current, filled, ...seen };
    const one = { ...latest.current, ...known, value: standing };
    if (!before) {
      const changes = afterLookup(one);
      const own = changes.find(([path]) => sameAnswers(path, one.field));
      const isOffer =
        one.choices !== null && (entries.length > 0 || typeof one.lookup.none !== 'object');
      setGone(isOffer && own !== undefined && own[1] === one.gone);
      return answers.set(changes);
    }
    if (sameAnswers(before.value, standing)) return;
    if (standing !== one.gone) setGone(false);
    const entry = one.choices?.find((choice) => choice.value === String(standing))?.entry;
    if (entry) answers.set(fillsOf({ ...one, asked: true }, entry, true));
  }, [params, state, entries, value, frozen, answers, filled, asking]);
  return gone;
}
