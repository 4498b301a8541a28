import { type ReactElement, useMemo } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import { beforeBetween } from '#domain/consumption/compared-intervals.ts';
import { type Curve, type Days, endOf } from '#domain/consumption/consumption.ts';
import { comparisonOf, type TwoYears } from '#domain/consumption/consumption-before.ts';
import { spanOf } from '#domain/consumption/consumption-range.ts';
import { energiesOf, periodsOf } from '#domain/consumption/consumption-sums.ts';
import { type Bucket, plottedCurveOf } from '#domain/consumption/plotted-curve.ts';
import type { Contract } from '#domain/contract/contract.ts';
import { dayAfter, midnight } from '#domain/values/local-time.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { Chart } from '#ui/chart/chart.tsx';
import type { ChartSeries } from '#ui/chart/chart-data.ts';
import { meaningOfPeriod } from '#ui/chart/chart-meaning.ts';
import { PHONE, useMedia } from '#ui/layout/use-media.ts';
import type { useConsumptionAddress } from './consumption-address.ts';
import { ConsumptionChoices } from './consumption-choices.tsx';
import { ConsumptionDownloads } from './consumption-downloads.tsx';
import { consumptionMarks } from './consumption-marks.ts';
import { ConsumptionNotes } from './consumption-notes.tsx';
import type { ConsumptionOptions } from './consumption-options.ts';
import { ConsumptionSentence } from './consumption-sentence.tsx';
import { ConsumptionTable } from './consumption-table.tsx';
import { unitOf } from './energy-unit.ts';
import { useIntervalNames } from './interval-names.ts';
import { usePeriodName } from './period-name.ts';

interface ConsumptionChartProps {
  contract: Contract;
  address: ReturnType<typeof useConsumptionAddress>;
  curve: Curve;
  days: Days;
  /** The same days of the year before, to compare with. */
  years: TwoYears | undefined;
  comparisonFailed: boolean;
  /** Now, milliseconds since 1970. */
  now: number;
  offer: Required<ConsumptionOptions>;
}

/** Above this number, values are too close for bars. */
const MOST_BARS = 48;
/** As many as there are pixels to plot them on. */
const MOST_PLOTTED = 760;
const MOST_ON_PHONE = 300;

/** The consumption of some days: in words, as a chart, as a table and as files. */
export function ConsumptionChart(props: ConsumptionChartProps): ReactElement {
  const { contract, address, curve, days, years, comparisonFailed, now, offer } = props;
  const { energies } = offer;
  const { t } = useTexts();
  const { energy: written, number } = useFormats();
  const names = useIntervalNames();
  const periodName = usePeriodName(contract);
  const isPhone = useMedia(PHONE);
  const { monthsShown } = useFacts().settings.consumption;
  const daysName = names.days(days, spanOf(days, monthsShown));
  const isUnfinished = curve.readUntil < midnight(dayAfter(days.to), curve.winterHours);
  const end = isUnfinished ? endOf(curve) : null;

  const plotted = useMemo(
    () => plottedCurveOf(curve, isPhone ? MOST_ON_PHONE : MOST_PLOTTED),
    [curve, isPhone],
  );
  const offered = useMemo(() => {
    const read = energiesOf(plotted.buckets);
    return energies.filter((one) => read.includes(one));
  }, [plotted, energies]);
  const energy = offered.find((one) => one === address.energy) ?? 'active';
  const unit = unitOf(energy);
  const compared = useMemo(
    () => years && { ...comparisonOf(years, energy), years },
    [years, energy],
  );
  const shown = useMemo(() => {
    const { buckets } = plotted;
    const isFine = buckets.length > MOST_BARS;
    const kilo = (wh: number | null) => (wh === null ? null : wh / 1000);
    const valuesOf = (pick: (bucket: Bucket) => number | null) =>
      buckets.map((one) => kilo(pick(one)));
    const all: ChartSeries = {
      id: 'all',
      name: compared ? daysName : t(`consumption.energies.${energy}`),
      meaning: energy === 'active' ? 'this-year' : energy,
      values: valuesOf((bucket) => bucket[energy]),
    };
    const periods = energy === 'active' ? periodsOf(buckets) : [];
    const series = periods.map((period) => ({
      id: period,
      name: periodName(period),
      meaning: meaningOfPeriod(period) ?? 'rest',
      values: valuesOf(
        ({ byPeriod, active }) =>
          // Of a stack of steps a gap is one in each of its parts, and only a gap is.
          byPeriod.get(period) ?? (isFine && active !== null ? 0 : null),
      ),
    }));
    const beside = compared && {
      id: 'before',
      name: t('consumption.before'),
      meaning: 'last-year' as const,
      values: valuesOf((bucket) => beforeBetween(compared.years, compared, bucket)),
    };
    return {
      kind: isFine ? ('steps' as const) : ('bar' as const),
      series: series.length > 0 ? series : [all],
      beside,
      categories: buckets.map((one) => names.category(one, plotted.resolution, days)),
      marks: consumptionMarks(plotted, { energy, curve, isEnded: contract.state === 'baixa', t }),
    };
  }, [plotted, energy, compared, days, names, periodName, daysName, curve, contract.state, t]);

  const format = useMemo(() => (value: number) => written(value, unit), [written, unit]);
  return (
    <>
      <Chart
        {...shown}
        isStacked
        label={t(`consumption.label.${energy}`, { days: daysName })}
        categoryLabel={t('consumption.interval')}
        format={format}
        formatRound={number}
        unit={unit}
        summary={
          <ConsumptionSentence
            {...{ plotted, comparisonFailed, energy, now, end }}
            comparison={compared}
            daysName={names.days(days, spanOf(days, monthsShown), end)}
          />
        }
        controls={<ConsumptionChoices {...{ address, offered, energy, days }} />}
        table={<ConsumptionTable {...{ curve, offered, compared, daysName, periodName }} />}
      />
      <ConsumptionNotes {...{ curve, plotted, compared }} />
      <ConsumptionDownloads {...{ contract, curve, days }} />
    </>
  );
}
