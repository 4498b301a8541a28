import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactElement, useEffect, useId, useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { useStudio } from '#studio/client/state/studio.ts';
import { useRevision } from '#studio/client/state/use-revision.ts';
import { type Picture, type PictureWidth, pictureWidths } from '#studio/pictures-contract.ts';
import { useStored } from '#ui/use-stored.ts';
import { PicturedPage } from './pictured-page.tsx';

const wordsOf: Record<PictureWidth, string> = { 390: 'phone', 1280: 'desktop' };
const AGAIN_MS = 1500;

/** Pictures of the pages that the draft touches, before and after, once they are wanted. */
export function PicturePart(): ReactElement {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="pictures">
      <button
        type="button"
        className="btn btn-secondary btn-sm"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t('studio.pictures.open')}
      </button>
      {isOpen && <Pictures />}
    </section>
  );
}

function Pictures(): ReactElement {
  const { api, portal } = useStudio();
  const { t } = useTexts();
  const id = useId();
  const cache = useQueryClient();
  const { scene } = useStored(portal.store);
  const [width, setWidth] = useState<PictureWidth>(390);
  const [isAll, setAll] = useState(false);
  const person = scene?.person ?? 'visitor';
  const revision = useRevision();
  const queryKey = ['preview', 'pictures', revision, width, person, isAll] as const;
  const wanted = useQuery({
    queryKey,
    queryFn: () => api.pictures.want({ width, person, isAll }),
    gcTime: 0,
  });
  const { data = wanted.data } = useQuery({
    queryKey: ['preview', 'pictures-now', ...queryKey.slice(2)],
    queryFn: api.pictures.read,
    enabled: wanted.isSuccess,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data?.isBusy === false ? false : AGAIN_MS),
  });
  useEffect(() => () => cache.removeQueries({ queryKey: ['preview', 'picture'] }), [cache]);
  const placeWords = ({ place }: Picture) =>
    scene?.places.find((one) => JSON.stringify(one.place) === JSON.stringify(place))?.words ??
    place.name;
  if (wanted.isError || data?.missing)
    return <p className="panel-note">{t(`studio.pictures.${data?.missing ?? 'failed'}`)}</p>;
  return (
    <>
      <p className="pictures-body">{t('studio.pictures.body')}</p>
      <fieldset className="pictures-width">
        <legend className="visually-hidden">{t('studio.pictures.width')}</legend>
        {pictureWidths.map((one) => (
          <label key={one}>
            <input
              type="radio"
              className="form-check-input"
              name={`${id}-width`}
              checked={one === width}
              onChange={() => {
                setWidth(one);
                setAll(false);
              }}
            />
            {t(`studio.pictures.${wordsOf[one]}`)} ({one} px)
          </label>
        ))}
      </fieldset>
      <ul className="picture-list">
        {data?.pictures.map((picture) => (
          <PicturedPage
            key={picture.id}
            picture={picture}
            width={width}
            words={placeWords(picture)}
          />
        ))}
      </ul>
      <p role="status" className="pictures-body">
        {(!data || data.isBusy) && (
          <>
            <span className="busy-mark" aria-hidden="true" /> {t('studio.pictures.busy')}
          </>
        )}
      </p>
      {(data?.more ?? 0) > 0 && (
        <button type="button" className="btn btn-secondary btn-sm" onClick={() => setAll(true)}>
          {t('studio.pictures.more', { count: data?.more ?? 0 })}
        </button>
      )}
    </>
  );
}
