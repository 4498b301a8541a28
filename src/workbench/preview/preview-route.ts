import type { RouteObject } from 'react-router-dom';

/** The address of one form by itself, perhaps with example answers. */
export const previewRoute: RouteObject = {
  path: '/_preview/:form?/:example?',
  HydrateFallback: () => null,
  lazy: async () => ({ Component: (await import('./preview-form-page.tsx')).PreviewFormPage }),
};
