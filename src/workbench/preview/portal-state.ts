import { useEffect } from 'react';
import type { PortalState } from '#app/extension.ts';
import { type SmallStore, smallStore } from '#forms/engine/small-store.ts';

/** What the page is drawn from now; null until it is drawn. */
export const portalState: SmallStore<PortalState | null> = smallStore<PortalState | null>(null);

/** Keeps the store in step with the page. */
export function usePortalState(state: PortalState): void {
  useEffect(() => portalState.write(state));
}

const listeners = new Set<() => void>();

/** Calls back when the page should look for another version; gives the function that ends it. */
export function onPublished(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Has the page look for another version. */
export function announcePublished(): void {
  for (const listener of listeners) listener();
}
