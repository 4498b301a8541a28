import type { WidgetProps } from '@rjsf/utils';
import type { ComponentType } from 'react';
import { type LazyPart, lazyPart } from '#ui/loading/lazy-part.tsx';

/** What a part knows of its field: it stands for its control, or is handed the field. */
interface PartOfField {
  id?: string;
  field?: { id: string };
}

/**
 * A part of a field whose code comes when a form needs it, with a quiet line in its place until then. The line has the
 * id of what is coming, so that an error summary finds its field.
 */
export function lazyFieldPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
): LazyPart<P> {
  return lazyPart<P>(load, {
    waiting: ({ id, field }: PartOfField) => (
      <span id={id ?? field?.id} className="skeleton-line" aria-hidden="true" />
    ),
  });
}

/** A widget whose code comes when a form needs it; RJSF takes only plain functions for widgets. */
export const lazyWidget = lazyFieldPart<WidgetProps>;
