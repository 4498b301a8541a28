import type { ReactElement } from 'react';
import { PartCard } from '#parts/part-card.tsx';
import { type PartPlace, usePartTexts } from '#parts/part-place.ts';
import { Markdown } from './markdown.tsx';

/** A text that the owner of the configuration writes in Markdown. */
export function TextPart({ place }: { place: PartPlace }): ReactElement {
  return (
    <PartCard place={place}>
      <Markdown text={usePartTexts(place).t('body')} />
    </PartCard>
  );
}
