import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useEffect, useRef } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { useStudio } from '#studio/client/state/studio.ts';
import type { Picture, PicturePair, PictureWidth } from '#studio/pictures-contract.ts';
import { firstDifference } from './first-difference.ts';
import { PictureSlider } from './picture-slider.tsx';

const sides = ['before', 'after'] as const;

interface PicturedPageProps {
  picture: Picture;
  width: PictureWidth;
  words: string;
}

/** A page before and after, beside each other, at the first place where they differ; of one that does not differ a line. */
export function PicturedPage({ picture, width, words }: PicturedPageProps): ReactElement {
  const { t } = useTexts();
  const { id, state, language } = picture;
  return (
    <li className="pictured-page">
      <p>
        <strong>{words}</strong> <span className="history-by">{language}</span>
        {(state === 'same' || state === 'unreachable') && (
          <span className="history-by"> · {t(`studio.pictures.${state}`)}</span>
        )}
      </p>
      {state === 'different' && <Pair id={id} width={width} words={words} />}
    </li>
  );
}

interface PairProps {
  id: string;
  width: PictureWidth;
  words: string;
}

function Pair({ id, width, words }: PairProps): ReactElement | null {
  const { api } = useStudio();
  const { data } = useQuery({
    queryKey: ['preview', 'picture', id],
    queryFn: () => api.pictures.pair(id),
  });
  if (!data) return null;
  return width > WIDEST_BESIDE ? (
    <PictureSlider pair={data} words={words} />
  ) : (
    <Columns pair={data} words={words} />
  );
}

/** Wider pictures are too small beside each other, in pixels. */
const WIDEST_BESIDE = 600;

/** How much of the page above the first difference is in sight, as a part of its width. */
const MARGIN = 0.15;

function Columns({ pair, words }: { pair: PicturePair; words: string }): ReactElement {
  const { t } = useTexts();
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    let isGone = false;
    void firstDifference(pair).then((place) => {
      const element = box.current;
      const image = element?.querySelector('img');
      if (isGone || !element || !image) return;
      element.scrollTop = (place - MARGIN) * image.clientWidth;
    });
    return () => {
      isGone = true;
    };
  }, [pair]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by keys, too
    <section ref={box} className="picture-pair" tabIndex={0} aria-label={words}>
      {sides.map((side) => (
        <figure key={side}>
          <figcaption>{t(`studio.pictures.${side}`)}</figcaption>
          <img src={pair[side]} alt={t(`studio.pictures.alt-${side}`, { page: words })} />
        </figure>
      ))}
    </section>
  );
}
