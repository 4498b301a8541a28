import { useEffect } from 'react';
import { type ShownPart, shownParts } from '#parts/shown-page.ts';
import { type SmallStore, smallStore } from '#ui/small-store.ts';
import { useStored } from '#ui/use-stored.ts';

/** The part that the user points at, in the panel or in the page. */
export interface MarkedPart {
  page: string;
  name: string;
  in: 'panel' | 'page';
}

/** The marked part; null for none. */
export const markedPart: SmallStore<MarkedPart | null> = smallStore<MarkedPart | null>(null);

/** While `isOn`, what the pointer or the focus reaches in the page marks its part. */
export function usePointing(isOn: boolean): void {
  const parts = useStored(shownParts);
  useEffect(() => {
    if (!isOn) return;
    const stops = parts.map(pointed);
    return () => {
      for (const stop of stops) stop();
    };
  }, [isOn, parts]);
  useEffect(() => (isOn ? () => markedPart.write(null) : undefined), [isOn]);
}

/** Events that a part inside another has received first. */
const received = new WeakSet<Event>();

function pointed({ page, name, fragment }: ShownPart): () => void {
  const mark = (event: Event) => {
    if (received.has(event)) return;
    received.add(event);
    const marked = markedPart.read();
    if (marked?.page !== page || marked.name !== name) markedPart.write({ page, name, in: 'page' });
  };
  const kinds = ['pointerover', 'focusin'];
  for (const kind of kinds) fragment.addEventListener(kind, mark);
  return () => {
    for (const kind of kinds) fragment.removeEventListener(kind, mark);
  };
}
