import type { RouteObject } from 'react-router-dom';

export const galleryRoute: RouteObject = {
  path: '/_gallery',
  HydrateFallback: () => null,
  lazy: async () => ({ Component: (await import('./gallery.tsx')).Gallery }),
  children: [
    {
      index: true,
      lazy: async () => ({ Component: (await import('./gallery-index.tsx')).GalleryIndex }),
    },
    {
      path: 'parts/:name/:state?',
      lazy: async () => ({
        Component: (await import('./parts/gallery-part-page.tsx')).GalleryPartPage,
      }),
    },
    {
      path: 'design/:group/:moment?',
      lazy: async () => ({
        Component: (await import('./design/gallery-design-page.tsx')).GalleryDesignPage,
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
