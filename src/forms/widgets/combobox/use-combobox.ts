import { type KeyboardEvent, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { fold } from '#domain/values/fold.ts';
import type { Offer } from '#forms/widgets/choice/choice-offer.ts';
import { matching } from './combobox-filter.ts';

const PAGE = 10;

/** What moves through an open list: how far, by key. */
const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: PAGE, PageUp: -PAGE };

/**
 * A list to search in (the editable combobox of WAI-ARIA 1.2, list autocomplete, manual selection): what is typed
 * filters, arrows move, Enter takes. A text that is left takes the only choice that it can mean, or goes; while the
 * choices are on their way it waits for them.
 */
export function useCombobox({ choices, chosen, choose, state }: Offer, editable: boolean) {
  const isReady = state === 'ready';
  const [isLeft, setLeft] = useState(false);
  const [text, setText] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [unknown, setUnknown] = useState('');
  const matches = useMemo(() => matching(choices, text ?? ''), [choices, text]);
  const label = choices.find((one) => one.value === chosen)?.label ?? '';

  const show = (place: number) => {
    if (!editable) return;
    setOpen(true);
    setActive(place);
  };
  const close = () => {
    setOpen(false);
    setActive(-1);
    setText(null);
  };
  const take = (value: string | undefined) => {
    setUnknown('');
    choose(value);
    close();
  };
  const move = (by: number) => {
    if (!open)
      return show(
        Math.max(
          0,
          matches.findIndex((one) => one.value === chosen),
        ),
      );
    const last = matches.length - 1;
    const edge = by > 0 ? last : 0;
    // One step beyond an edge goes round, a page stops there.
    const next = active === edge && Math.abs(by) === 1 ? last - edge : active + by;
    setActive(Math.min(last, Math.max(0, active < 0 ? (by > 0 ? 0 : last) : next)));
  };
  const settle = () => {
    if (text === null) return close();
    if (text.trim() === '') return take(undefined);
    if (!isReady) {
      setLeft(true);
      return setOpen(false);
    }
    const same = matches.filter((one) => fold(one.label) === fold(text));
    const [only] = same.length > 0 ? same : matches.length === 1 ? matches : [];
    if (only) return take(only.value);
    setUnknown(text);
    close();
  };

  const settleLate = useEffectEvent(settle);
  useEffect(() => {
    if (!isLeft || !isReady) return;
    setLeft(false);
    settleLate();
  }, [isLeft, isReady]);

  return {
    text: text ?? label,
    matches,
    open,
    active: open ? active : -1,
    /** What was typed, left and is no choice. */
    unknown,
    setActive,
    take,
    settle,
    toggle: () => {
      if (open) setOpen(false);
      else move(0);
    },
    type: (typed: string) => {
      if (!editable) return;
      setText(typed);
      setLeft(false);
      setUnknown('');
      show(typed.trim() === '' ? -1 : 0);
    },
    press: (event: KeyboardEvent) => {
      const step = steps[event.key];
      const there = matches[active];
      if (event.altKey && event.key === 'ArrowUp') setOpen(false);
      else if (step !== undefined) move(step);
      else if (!open) return;
      else if (event.key === 'Escape') close();
      else if (event.key === 'Enter') there ? take(there.value) : settle();
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
