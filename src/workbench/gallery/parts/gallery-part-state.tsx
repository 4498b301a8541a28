import type { ReactElement } from 'react';
import { useGalleryWords } from '../gallery-words.ts';
import { OwnRoot } from '../place/own-root.tsx';
import { PartInState, type PartInStateProps } from './part-in-state.tsx';

/** A part in one of its states under its heading. */
export function GalleryPartState(props: PartInStateProps): ReactElement {
  const { state, isAbsent } = props.view;
  const words = useGalleryWords();
  return (
    <section id={state} className="gallery-state" aria-labelledby={`${state}-name`}>
      <h2 id={`${state}-name`}>
        <a href={`#${state}`}>{words.partStates[state]}</a>
      </h2>
      {isAbsent && <p className="gallery-absent">{words.absent}</p>}
      <OwnRoot>
        <PartInState {...props} />
      </OwnRoot>
    </section>
  );
}
