import type { WidgetProps } from '@rjsf/utils';
import { type ComponentType, lazy, type ReactElement, Suspense, useState } from 'react';

/** What a part knows of its field: it stands for its control, or is handed the field. */
interface PartOfField {
  id?: string;
  field?: { id: string };
}

interface Preloaded {
  /** Fetches the code before it is shown. */
  preload: () => Promise<unknown>;
}

/**
 * A part of a form whose code comes when it is first shown, with a quiet line in its place until then. Code that is
 * here already is shown at once: React would keep even a short wait on the page for 300 ms. The line has the id of what is
 * coming, so that an error summary finds its field.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
): ((props: P) => ReactElement) & Preloaded {
  let here: ComponentType<P> | undefined;
  const preload = async () => {
    here = await load();
    return { default: here };
  };
  const Coming = lazy(preload) as unknown as ComponentType<P>;
  function LazyPart(props: P) {
    // What is drawn stays the same component: another one would lose what is typed.
    const [Part] = useState(() => here ?? Coming);
    const { id, field }: PartOfField = props;
    return (
      <Suspense
        fallback={<span id={id ?? field?.id} className="skeleton-line" aria-hidden="true" />}
      >
        <Part {...props} />
      </Suspense>
    );
  }
  return Object.assign(LazyPart, { preload });
}

/** A widget whose code comes when a form needs it; RJSF takes only plain functions for widgets. */
export const lazyWidget = lazyPart<WidgetProps>;
