import { type ReactElement, useEffect, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { useGalleryWords } from '../gallery-words.ts';
import { PartInState, type PartInStateProps } from './part-in-state.tsx';

/** A part in one of its states under its heading, in a root of its own, as a page has only one router. */
export function GalleryPartState(props: PartInStateProps): ReactElement {
  const { state, isAbsent } = props.view;
  const words = useGalleryWords();
  const place = useRef<HTMLDivElement>(null);
  const root = useRef<Root>(null);
  useEffect(() => {
    const { current: element } = place;
    if (!element) return;
    const created = createRoot(element);
    root.current = created;
    // React does not unmount a root while it renders another one.
    return () => queueMicrotask(() => created.unmount());
  }, []);
  useEffect(() => root.current?.render(<PartInState {...props} />));
  return (
    <section id={state} className="gallery-state" aria-labelledby={`${state}-name`}>
      <h2 id={`${state}-name`}>
        <a href={`#${state}`}>{words.partStates[state]}</a>
      </h2>
      {isAbsent && <p className="gallery-absent">{words.absent}</p>}
      <div ref={place} />
    </section>
  );
}
