import type { ReactElement } from 'react';
import { isNothing } from '#domain/values/nothing.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { writtenValue } from '#parts/member-value.tsx';
import { PartCard } from '#parts/part-card.tsx';
import { type PartPlace, usePartTexts } from '#parts/part-place.ts';
import { memberOf, type PartSource, usePartEntries } from '#parts/part-source.ts';
import type { ReadMember } from '#parts/read-options.ts';
import type { LookupEntry } from '#queries/lookups.ts';
import { Loaded } from '#ui/feedback/loaded.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';

interface FigureOptions {
  source: PartSource;
  show: 'count' | 'sum' | 'first' | 'last';
  member?: string;
  format?: NonNullable<ReadMember['format']>;
}

interface FigureProps {
  place: PartPlace;
  options: FigureOptions;
}

/** The value that the options choose; undefined where the entries have none. */
function figureOf(entries: readonly LookupEntry[], { show, member }: FigureOptions): unknown {
  if (show === 'count') return entries.length;
  const values = entries.map((entry) => memberOf(entry, member ?? ''));
  const known = values.filter((value) => !isNothing(value));
  if (show === 'first' || show === 'last') return show === 'first' ? known[0] : known.at(-1);
  const numbers = known.map(Number).filter(Number.isFinite);
  return numbers.length > 0 ? numbers.reduce((sum, one) => sum + one, 0) : undefined;
}

/** One number with its sentence. */
export function FigurePart({ place, options }: FigureProps): ReactElement {
  const { t } = useTexts();
  const texts = usePartTexts(place);
  const formats = useFormats();
  return (
    <PartCard place={place}>
      <Loaded
        query={usePartEntries(options.source, place)}
        skeleton={<Skeleton lines={2} />}
        failed={t('parts.failed')}
      >
        {(entries) => {
          const figure = figureOf(entries, options);
          const value = writtenValue(figure, options.format ?? 'number', formats);
          if (value === '') return <p>{texts.t('empty')}</p>;
          return (
            <>
              <p className="part-figure">{value}</p>
              <p>{texts.t('sentence', { value, count: entries.length })}</p>
            </>
          );
        }}
      </Loaded>
    </PartCard>
  );
}
