import type { ReactElement } from 'react';
import type { Energy, ReadUntil } from '#domain/consumption/consumption.ts';
import type { Comparison } from '#domain/consumption/consumption-before.ts';
import { summaryOf } from '#domain/consumption/consumption-sums.ts';
import type { PlottedCurve } from '#domain/consumption/plotted-curve.ts';
import { useFormats } from '#i18n/formats.ts';
import { shownEnergy } from '#i18n/language-formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { unitOf } from './energy-unit.ts';
import { useIntervalNames } from './interval-names.ts';

interface ConsumptionSentenceProps {
  plotted: PlottedCurve;
  comparison: Comparison | undefined;
  comparisonFailed: boolean;
  energy: Energy;
  /** Now, milliseconds since 1970. */
  now: number;
  daysName: string;
  /** Where the readings end, where that is before the days do. */
  end: ReadUntil | null;
}

/** What the days come to, or how they compare, and their mean and their peak. */
export function ConsumptionSentence({
  plotted,
  comparison,
  comparisonFailed,
  energy,
  now,
  daysName,
  end,
}: ConsumptionSentenceProps): ReactElement | null {
  const { t } = useTexts();
  const formats = useFormats();
  const names = useIntervalNames();
  const { buckets, resolution } = plotted;
  const summary = summaryOf(plotted, energy, now);
  if (!summary) return null;
  const { total, mean, peak } = summary;
  const isOneDay = buckets[0]?.day === buckets.at(-1)?.day;
  const written = (wh: number) => formats.energy(wh / 1000, unitOf(energy));
  const highest = t('consumption.peak', {
    value: written(peak[energy] ?? 0),
    when: names.long(peak, resolution, isOneDay),
  });
  const { value = 0, count = 0 } = mean ?? {};
  const rest =
    count > 1
      ? t('consumption.mean-and-peak', {
          mean: t(`consumption.mean.${resolution}`, { mean: written(value), count }),
          peak: highest,
        })
      : `${highest}.`;
  return (
    <>
      {comparison?.isEnough ? (
        <Compared {...{ comparison, energy, daysName, end }} />
      ) : (
        t('consumption.summary', { days: capital(daysName), total: written(total) })
      )}
      <span className="chart-compared">
        {' '}
        {buckets.length > 1 && capital(rest)}{' '}
        {comparison && !comparison.isEnough && t('consumption.not-comparable')}
        {comparisonFailed && t('consumption.compare-failed')}
      </span>
    </>
  );
}

/** A share below this one is written as none. */
const NONE = 0.005;

/** Both sums of what is compared, and the difference that these figures have. */
function Compared({
  comparison: { now, before, days, isAll },
  energy,
  daysName,
  end,
}: Pick<ConsumptionSentenceProps, 'energy' | 'daysName' | 'end'> & {
  comparison: Comparison;
}): ReactElement {
  const { t } = useTexts();
  const formats = useFormats();
  const names = useIntervalNames();
  const [shown, shownBefore] = [now, before].map((wh) => shownEnergy(wh / 1000)) as [
    number,
    number,
  ];
  const change = shown === shownBefore ? 0 : shown / shownBefore - 1;
  const kind = kindOf(shown, shownBefore, change);
  const isUntilEnd = days?.to === end?.day;
  return (
    <>
      {t(`consumption.compared.${kind}`, {
        days: capital(isAll || !days ? daysName : names.days(days, null, isUntilEnd ? end : null)),
        now: formats.energy(shown, unitOf(energy)),
        before: formats.energy(shownBefore, unitOf(energy)),
        percent: formats.percent(Math.abs(change)),
      })}
    </>
  );
}

function kindOf(now: number, before: number, change: number): string {
  if (now === before) return 'same';
  if (before === 0) return 'from-zero';
  if (Math.abs(change) < NONE) return 'almost';
  return change > 0 ? 'more' : 'less';
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
