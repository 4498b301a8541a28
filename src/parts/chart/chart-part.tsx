import type { ReactElement } from 'react';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { writtenValue } from '#parts/member-value.tsx';
import { PartCard } from '#parts/part-card.tsx';
import { type PartPlace, usePartTexts } from '#parts/part-place.ts';
import { memberOf, type PartSource, usePartEntries } from '#parts/part-source.ts';
import type { ReadMember } from '#parts/read-options.ts';
import type { LookupEntry } from '#queries/lookups.ts';
import { Chart } from '#ui/chart/chart.tsx';
import { Loaded } from '#ui/feedback/loaded.tsx';
import { SkeletonChart } from '#ui/feedback/skeleton.tsx';

type Format = NonNullable<ReadMember['format']>;

interface ChartProps {
  place: PartPlace;
  options: {
    source: PartSource;
    label: string;
    labelFormat?: Format;
    value: string;
    valueFormat?: Format;
    order?: 'as-read' | 'reversed';
  };
}

/** Bars over the entries of a list; an entry without a number is a gap. */
export function ChartPart({ place, options }: ChartProps): ReactElement {
  const { t } = useTexts();
  const texts = usePartTexts(place);
  return (
    <PartCard place={place}>
      <Loaded
        query={usePartEntries(options.source, place)}
        skeleton={<SkeletonChart />}
        failed={t('parts.failed')}
      >
        {(entries) =>
          entries.length === 0 ? (
            <p>{texts.t('empty')}</p>
          ) : (
            <EntryChart {...{ place, options }} entries={entries} />
          )
        }
      </Loaded>
    </PartCard>
  );
}

/** Units of the values; a percentage is written with its sign. */
const units: Partial<Record<Format, string>> = { money: '€', energy: 'kWh', power: 'kW' };

/** What a bar shows of the entry's value; null where that is no number. */
function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

function EntryChart({
  place,
  options,
  entries,
}: ChartProps & { entries: readonly LookupEntry[] }): ReactElement {
  const texts = usePartTexts(place);
  const formats = useFormats();
  const { label, labelFormat = 'text', value, valueFormat = 'number', order } = options;
  const sorted = order === 'reversed' ? [...entries].reverse() : entries;
  const values = sorted.map((entry) => numberOf(memberOf(entry, value)));
  const format = (number: number) => writtenValue(number, valueFormat, formats);
  const named = sorted.map((entry) => writtenValue(memberOf(entry, label), labelFormat, formats));
  const known = values.filter((one) => one !== null);
  const total = known.reduce((sum, one) => sum + one, 0);
  return (
    <Chart
      kind="bar"
      label={texts.t('title')}
      categoryLabel={texts.t('label')}
      categories={named.map((name) => ({ short: name, narrow: name.slice(0, 3), long: name }))}
      series={[{ id: 'value', name: texts.t('value'), meaning: 'this-year', values }]}
      format={format}
      formatRound={valueFormat === 'percent' ? format : formats.number}
      unit={units[valueFormat] ?? ''}
      summary={texts.t('sentence', {
        count: entries.length,
        total: format(total),
        last: format(known.at(-1) ?? 0),
        label: named.at(-1),
      })}
    />
  );
}
