import { useState } from 'react';
import { useLocation } from '#ui/address/use-address.ts';

/** Identifies something of a page within an entry of the history. Entries that no link led to share one key. */
export function useEntryPlace(name: string): string {
  const { key, pathname } = useLocation();
  return `${key} ${pathname} ${name}`;
}

/** What each entry of the history was left with. */
const left = new Map<string, boolean>();

/** Whether something of a page is open; on a return by the history, as it was left. */
export function useEntryState(
  name: string,
  initial: boolean,
): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const place = useEntryPlace(name);
  const [isOpen, setOpen] = useState(left.get(place) ?? initial);
  const set = (value: boolean) => {
    left.set(place, value);
    setOpen(value);
  };
  return [isOpen, set];
}
