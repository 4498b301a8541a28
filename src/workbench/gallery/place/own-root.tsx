import { type ReactElement, type ReactNode, useEffect, useId, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';

/** Renders its children in a root of their own, without the contexts around it: a page has only one router. */
export function OwnRoot({ children }: { children: ReactNode }): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const root = useRef<Root>(null);
  // Roots would else give the same identifiers.
  const identifierPrefix = useId();
  useEffect(() => {
    const { current: element } = place;
    if (!element) return;
    const created = createRoot(element, { identifierPrefix });
    root.current = created;
    // React does not unmount a root while it renders another one.
    return () => queueMicrotask(() => created.unmount());
  }, [identifierPrefix]);
  useEffect(() => root.current?.render(children));
  return <div ref={place} />;
}
