import type { WidgetProps } from '@rjsf/utils';
import { type ComponentType, lazy, type ReactElement, Suspense } from 'react';

/** A widget whose code comes when a form needs it; RJSF takes only plain functions for widgets. */
export function lazyWidget(
  load: () => Promise<ComponentType<WidgetProps>>,
): (field: WidgetProps) => ReactElement {
  const Widget = lazy(async () => ({ default: await load() }));
  return function LazyWidget(field) {
    return (
      <Suspense fallback={<span className="skeleton-line" aria-hidden="true" />}>
        <Widget {...field} />
      </Suspense>
    );
  };
}
