import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { useConfiguration } from '#config/facts-provider.tsx';
import { useTexts } from '#i18n/texts.ts';
import { loadFormSpecimen, loadWidgetSpecimen } from './gallery-specimens.ts';
import { GalleryState } from './gallery-state.tsx';
import { viewsOf } from './gallery-views.ts';
import { useGalleryWords } from './gallery-words.ts';
import { SpecimenFiles } from './specimen-files.tsx';

/** A widget or a published form in all its states, each with an anchor. */
export function GallerySpecimenPage(): ReactElement {
  const { kind = '', name = '' } = useParams();
  const { language } = useTexts();
  const configuration = useConfiguration();
  const words = useGalleryWords();
  const { data } = useSuspenseQuery({
    queryKey: ['gallery', configuration.version, kind, name, language],
    queryFn: async () => {
      const specimen = await (kind === 'forms'
        ? loadFormSpecimen(name, language, configuration)
        : loadWidgetSpecimen(name, language));
      return { views: viewsOf(specimen, language), files: specimen.sources };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <>
      <h1>{name}</h1>
      <SpecimenFiles files={data.files} />
      <div className="gallery-states">
        {data.views.map((view) => (
          <GalleryState key={view.form.name} view={view} name={words.states[view.id] ?? view.id} />
        ))}
      </div>
    </>
  );
}
