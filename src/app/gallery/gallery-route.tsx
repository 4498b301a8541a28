import { lazy, type ReactElement, Suspense } from 'react';
import { Route } from 'wouter';

const Gallery =
  import.meta.env.DEV || import.meta.env.MODE === 'preview'
    ? lazy(() => import('./gallery.tsx').then((module) => ({ default: module.Gallery })))
    : null;

/** The addresses of the gallery, in builds for those who make forms; none in a customer's. */
export const galleryRoutes: ReactElement[] = Gallery
  ? [
      <Route key="gallery" path="/_gallery/*?">
        <Suspense fallback={null}>
          <Gallery />
        </Suspense>
      </Route>,
    ]
  : [];
