import type { RouteObject } from 'react-router-dom';

/** Route of a form by itself, optionally with example answers. */
export const previewRoute: RouteObject = {
  path: '/_preview/:form?/:example?',
  HydrateFallback: () => null,
  lazy: async () => ({ Component: (await import('./preview-form-page.tsx')).PreviewFormPage }),
};
