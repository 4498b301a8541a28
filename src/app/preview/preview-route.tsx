import { lazy, type ReactElement, Suspense } from 'react';
import { Route } from 'wouter';

const PreviewFormPage =
  import.meta.env.MODE === 'preview'
    ? lazy(() =>
        import('./preview-form-page.tsx').then((module) => ({ default: module.PreviewFormPage })),
      )
    : null;

/** The address of one form by itself, in a preview; none in a customer's build. */
export const previewRoutes: ReactElement[] = PreviewFormPage
  ? [
      <Route key="preview" path="/_preview/:form?/:example?">
        <Suspense fallback={null}>
          <PreviewFormPage />
        </Suspense>
      </Route>,
    ]
  : [];
