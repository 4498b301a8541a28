import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactElement, useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { useSessionActor } from '#actors/session-context.ts';
import { useConfiguration, useFacts } from '#config/facts-provider.tsx';
import { useTexts } from '#i18n/texts.ts';
import { isFramed } from '../is-framed.ts';
import { filesOfPart, SpecimenFiles } from '../specimen-files.tsx';
import { GalleryPartState } from './gallery-part-state.tsx';
import { loadPartSpecimen, statesOf } from './part-specimens.ts';
import { partView } from './part-views.ts';
import { withholdWrites } from './specimen-client.ts';

/** A part in all its states, each with an anchor; by `/_gallery/parts/<name>/<state>` in that one only. */
export function GalleryPartPage(): ReactElement {
  const { name = '', state } = useParams();
  const { language } = useTexts();
  const configuration = useConfiguration();
  const { settings, flags } = useFacts();
  const session = useSessionActor();
  useEffect(withholdWrites, []);
  const { data: views } = useSuspenseQuery({
    queryKey: ['gallery', configuration.version, 'parts', name, language],
    queryFn: async () => {
      const specimen = await loadPartSpecimen(name);
      return Promise.all(statesOf(specimen).map((one) => partView(name, specimen, one)));
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <>
      <h1 className={isFramed ? 'visually-hidden' : undefined}>{name}</h1>
      {!isFramed && <SpecimenFiles files={filesOfPart(name)} />}
      <div className="gallery-parts">
        {views
          .filter((view) => state === undefined || view.state === state)
          .map((view) => (
            <GalleryPartState
              key={`${name} ${view.state} ${language}`}
              {...{ view, session }}
              portal={{ configuration, settings, flags }}
            />
          ))}
      </div>
    </>
  );
}
