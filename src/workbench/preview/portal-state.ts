import { useEffect } from 'react';
import type { PortalState } from '#app/extension.ts';
import { type SmallStore, smallStore } from '#ui/small-store.ts';

/** State of the rendered page; null before the first render. */
export const portalState: SmallStore<PortalState | null> = smallStore<PortalState | null>(null);

/** Synchronises the store with the page. */
export function usePortalState(state: PortalState): void {
  useEffect(() => portalState.write(state));
}

const listeners = new Set<() => void>();
let isPaused = false;
let isDue = false;

/** Calls back when the page should check for another version; returns the function that unsubscribes. */
export function onPublished(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Makes the page check for another version, after `pausePublished` once that has ended. */
export function announcePublished(): void {
  isDue = isPaused;
  if (!isPaused) for (const listener of listeners) listener();
}

/** Delays other versions until the returned function is called: while a text is typed, nothing may take the focus. */
export function pausePublished(): () => void {
  isPaused = true;
  return () => {
    isPaused = false;
    if (isDue) announcePublished();
  };
}
