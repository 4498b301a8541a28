import type { ReactElement } from 'react';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { Chart, type ChartProps } from '#ui/chart/chart.tsx';
import type { ChartSeries } from '#ui/chart/chart-data.ts';
import { type ChartMeaning, chartMeanings } from '#ui/chart/chart-meaning.ts';
import { Card } from '#ui/layout/card.tsx';
import type { DesignSpecimen } from './design-specimen.ts';

const MONTHS = 12;
const HOURS = 24 * 7;

/** A made-up value that differs by series and place. */
const wave = (series: number, place: number, size = 180): number =>
  Math.round(size * (1.2 + Math.sin(place / 2 + series)) * (1 - series / 12)) / 2;

/** A series of each meaning, called by it. */
const seriesOf = (meanings: readonly ChartMeaning[], count = MONTHS): ChartSeries[] =>
  meanings.map((meaning, nth) => ({
    id: meaning,
    name: meaning,
    meaning,
    values: Array.from({ length: count }, (_, place) => wave(nth, place)),
  }));

const [thisYear, lastYear] = seriesOf(['this-year', 'last-year']) as [ChartSeries, ChartSeries];
const withGap: ChartSeries = {
  ...thisYear,
  values: thisYear.values.map((value, place) => (place === 4 || place > 9 ? null : value)),
};
const periods = chartMeanings.slice(0, 6);

type Look = Pick<ChartProps, 'kind' | 'series'> & Partial<Pick<ChartProps, 'isStacked' | 'beside'>>;

/** Each kind of chart, in each meaning that its series have together. */
const looks: Readonly<Record<string, Look>> = {
  'bar: this-year': { kind: 'bar', series: [thisYear] },
  'bar: this-year, last-year': { kind: 'bar', series: [withGap], beside: lastYear },
  'bar: periods': { kind: 'bar', isStacked: true, series: seriesOf(periods) },
  'bar: periods of a home, last-year': {
    ...{ kind: 'bar', isStacked: true },
    ...{ series: seriesOf(periods.slice(0, 3)), beside: lastYear },
  },
  'bar: exported, self-consumed, battery': {
    ...{ kind: 'bar', isStacked: true },
    series: seriesOf(['exported', 'self-consumed', 'battery']),
  },
  'bar: reactive': { kind: 'bar', series: seriesOf(['reactive']) },
  'bar: parts of a bill': {
    ...{ kind: 'bar', isStacked: true },
    series: seriesOf(['power', 'energy', 'rental', 'services', 'taxes']),
  },
  'bar: homes, rest': {
    ...{ kind: 'bar', isStacked: true },
    series: seriesOf(['home-1', 'home-2', 'home-3', 'home-4', 'home-5', 'rest']),
    beside: lastYear,
  },
  'steps: this-year': { kind: 'steps', series: seriesOf(['this-year'], HOURS) },
  'steps: periods of a home': {
    ...{ kind: 'steps', isStacked: true },
    series: seriesOf(periods.slice(0, 3), HOURS),
  },
};

const day = (month: number) => `2026-${String(month + 1).padStart(2, '0')}-01`;

function ChartLook({ name, look }: { name: string; look: Look }): ReactElement {
  const { t } = useTexts();
  const { kilowattHours, number, shortMonth, monthLetter, monthOfYear } = useFormats();
  const { length } = look.series[0]?.values ?? [];
  const hour = (place: number) => `${Math.floor(place / 24) + 1}, ${place % 24} h`;
  return (
    <Chart
      {...look}
      summary={name}
      label={name}
      categoryLabel={t('invoice-chart.month')}
      categories={Array.from({ length }, (_, place) =>
        length === MONTHS
          ? {
              short: shortMonth(day(place)),
              narrow: monthLetter(day(place)),
              long: monthOfYear(day(place)),
            }
          : { short: hour(place), narrow: hour(place), long: hour(place) },
      )}
      format={kilowattHours}
      formatRound={number}
      unit="kWh"
    />
  );
}

function Charts(): ReactElement {
  return (
    <div className="gallery-charts">
      {Object.entries(looks).map(([name, look]) => (
        <Card key={name}>
          <ChartLook {...{ name, look }} />
        </Card>
      ))}
    </div>
  );
}

/** Each kind of chart, with made-up values. */
export const charts: readonly DesignSpecimen[] = [
  { name: 'Chart', file: 'src/ui/chart/chart.tsx', Shown: Charts },
];
