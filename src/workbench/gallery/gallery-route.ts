import type { RouteObject } from 'react-router-dom';

export const galleryRoute: RouteObject = {
  path: '/_gallery',
  HydrateFallback: () => null,
  lazy: async () => ({ Component: (await import('./gallery.tsx')).Gallery }),
  children: [
    {
      index: true,
      lazy: async () => ({ Component: (await import('./gallery.tsx')).GalleryIndex }),
    },
    {
      path: 'parts/:name/:state?',
      lazy: async () => ({
        Component: (await import('./parts/gallery-part-page.tsx')).GalleryPartPage,
      }),
    },
    {
      path: ':kind/:name',
      lazy: async () => ({
        Component: (await import('./gallery-specimen-page.tsx')).GallerySpecimenPage,
      }),
    },
  ],
};
