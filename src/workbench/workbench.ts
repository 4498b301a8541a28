import { type Extension, noExtension } from '#app/extension.ts';
import { galleryRoute } from './gallery/gallery-route.ts';
import { onPublished, usePortalState } from './preview/portal-state.ts';
import { useOverrides } from './preview/preview-overrides.ts';
import { previewRoute } from './preview/preview-route.ts';
import { startPreview } from './preview/preview-start.tsx';

/** Calls back when the server of `dev` has published another version; returns the function that unsubscribes. */
function onPublishedInDev(listener: () => void): () => void {
  if (!import.meta.hot?.on) return () => {};
  import.meta.hot.on('lluerna:published', listener);
  // In development modules load one by one: a version may have been published since the page read the current one.
  listener();
  return () => import.meta.hot?.off?.('lluerna:published', listener);
}

/**
 * The workbench's extension of the portal: the gallery, and in the build of `config:preview` its panel and pages too.
 */
export const workbench: Extension =
  import.meta.env.MODE === 'preview'
    ? {
        routes: [galleryRoute, previewRoute],
        start: startPreview,
        useOverrides,
        usePortalState,
        onPublished,
      }
    : { ...noExtension, routes: [galleryRoute], onPublished: onPublishedInDev };
