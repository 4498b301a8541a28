import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactElement, useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { useGalleryWords } from '../gallery-words.ts';
import { withholdWrites } from '../parts/specimen-client.ts';
import { SpecimenFiles } from '../specimen-files.tsx';
import { designGroups } from './design-groups.ts';
import type { DesignSpecimen } from './design-specimen.ts';

/** A group of the design, each of its elements with its name and its file. */
export function GalleryDesignPage(): ReactElement {
  const { group = '' } = useParams();
  useEffect(withholdWrites, []);
  const { data: specimens } = useSuspenseQuery({
    queryKey: ['gallery', 'design', group],
    queryFn: async () => {
      const load = designGroups[group];
      if (!load) throw new Error(`There is no group "${group}" of the design`);
      return load();
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <>
      <h1>{group}</h1>
      <div className="gallery-parts">
        {specimens.map((specimen) => (
          <DesignSection key={`${specimen.name} ${specimen.state}`} {...specimen} />
        ))}
      </div>
    </>
  );
}

function DesignSection({ name, state, file, Shown }: DesignSpecimen): ReactElement {
  const words = useGalleryWords();
  const id = state ? `${name}-${state}` : name;
  return (
    <section id={id} className="gallery-state" aria-labelledby={`${id}-name`}>
      <h2 id={`${id}-name`}>
        <a href={`#${id}`}>{state ? `${name}: ${words.listStates[state]}` : name}</a>
      </h2>
      <SpecimenFiles files={[file]} />
      <Shown />
    </section>
  );
}
