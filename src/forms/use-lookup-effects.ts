import { useLayoutEffect, useRef, useState } from 'react';
import { sameAnswers } from '#domain/submission.ts';
import { useFormSurroundings } from './form-surroundings.ts';
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
  const { answers, fill, frozen } = useFormSurroundings();
  const first = useRef(found.params);
  const asked = useRef(false);
  const filled = useRef(new Map<string, unknown>()).current;
  const done = useRef<{ params: string | null; value: unknown } | null>(null);
  const [gone, setGone] = useState(false);
  const latest = useRef(about);
  useLayoutEffect(() => {
    latest.current = about;
  });

  const { params, state, entries } = found;
  const { value } = about;
  const { current: asking } = useRef({ params, before: answers.read() });
  useLayoutEffect(() => {
    if (asking.params !== params) Object.assign(asking, { params, before: answers.read() });
    asked.current ||= params !== first.current;
    if (state !== 'ready' || frozen) return;
    const { current: before } = done;
    done.current = { params, value };
    const known = {
      entries,
      answers: answers.read(),
      asked: asked.current,
      filled,
      before: asking.before,
    };
    const one = { ...latest.current, ...known };
    if (before?.params !== params) {
      const changes = afterLookup(one);
      const own = changes.find(([path]) => sameAnswers(path, one.field));
      const isOffer =
        one.choices !== null && (entries.length > 0 || typeof one.lookup.none !== 'object');
      setGone(isOffer && own !== undefined && own[1] === one.gone);
      return fill(changes);
    }
    if (sameAnswers(before.value, value)) return;
    if (value !== one.gone) setGone(false);
    const entry = one.choices?.find((choice) => choice.value === String(value))?.entry;
    if (entry) fill(fillsOf({ ...one, asked: true }, entry, true));
  }, [params, state, entries, value, frozen, answers, filled, asking, fill]);
  return gone;
}
