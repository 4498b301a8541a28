import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Facts, Settings } from '#config/configuration-types.ts';
import { onPublishedAsked, type PreviewGround, previewGround } from './preview-ground.ts';
import { overrides, withOverrides } from './preview-overrides.ts';

/** What somebody tries in a preview, laid over what is in force. */
export interface Tried {
  settings: (inForce: Settings) => Settings;
  flags: (served: Record<string, boolean>) => Record<string, boolean>;
  session: Partial<Facts['session']>;
}

const nothing: Tried = {
  settings: (inForce) => inForce,
  flags: (served) => served,
  session: {},
};

function useOverrides(): Tried {
  const set = useSyncExternalStore(overrides.subscribe, overrides.read);
  return useMemo(
    () => ({
      settings: (inForce) => withOverrides(inForce, set),
      flags: (served) => (Object.keys(set.flags).length > 0 ? { ...served, ...set.flags } : served),
      session: set.session,
    }),
    [set],
  );
}

/** What is tried in a preview; nothing for customers, whose build has none of it. */
export const useTried: () => Tried =
  import.meta.env.MODE === 'preview' ? useOverrides : () => nothing;

function useTell(ground: PreviewGround): void {
  useEffect(() => previewGround.write(ground));
}

/** Says what the page stands on; only the panel of a preview listens. */
export const useTellPreview: (ground: PreviewGround) => void =
  import.meta.env.MODE === 'preview' ? useTell : () => {};

function onPublishedInDev(listener: () => void): () => void {
  if (!import.meta.hot?.on) return () => {};
  import.meta.hot.on('lluerna:published', listener);
  // Modules come one by one here: a version may have been published since the page read which one there is.
  listener();
  return () => import.meta.hot?.off?.('lluerna:published', listener);
}

/** Calls back when the server of a preview, or of `dev`, has published another version; gives the function that ends it. */
export const onPublished: (listener: () => void) => () => void =
  import.meta.env.MODE === 'preview'
    ? onPublishedAsked
    : import.meta.env.DEV
      ? onPublishedInDev
      : () => () => {};
