import type { Configuration, Facts, Settings } from '#config/configuration-types.ts';
import { type SmallStore, smallStore } from '#forms/small-store.ts';

/** What the page stands on now. */
export interface PreviewGround {
  configuration: Configuration;
  settings: Settings;
  flags: Record<string, boolean>;
  session: Partial<Facts['session']>;
}

/** Null until the page is there. */
export const previewGround: SmallStore<PreviewGround | null> =
  /* @__PURE__ */ smallStore<PreviewGround | null>(null);

const listeners = /* @__PURE__ */ new Set<() => void>();

/** Calls back when the page should look for another version; gives the function that ends it. */
export function onPublishedAsked(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Has the page look for another version. */
export function askForPublished(): void {
  for (const listener of listeners) listener();
}
