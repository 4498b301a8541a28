import type { ReactElement } from 'react';
import type { Curve, Energy } from '#domain/consumption/consumption.ts';
import { comparedWith, type YearBefore } from '#domain/consumption/consumption-before.ts';
import { summaryOf } from '#domain/consumption/consumption-sums.ts';
import type { PlottedCurve } from '#domain/consumption/plotted-curve.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { unitOf } from './energy-unit.ts';
import { useIntervalNames } from './interval-names.ts';

interface ConsumptionSentenceProps {
  plotted: PlottedCurve;
  curve: Curve;
  before: YearBefore | undefined;
  beforeFailed: boolean;
  energy: Energy;
  until: number;
  daysName: string;
}

/** What the days come to, their mean and their peak, and how they compare. */
export function ConsumptionSentence({
  plotted: { buckets, resolution },
  curve,
  before,
  beforeFailed,
  energy,
  until,
  daysName,
}: ConsumptionSentenceProps): ReactElement | null {
  const { t } = useTexts();
  const formats = useFormats();
  const names = useIntervalNames();
  const summary = summaryOf(buckets, energy, until);
  if (!summary) return null;
  const { total, mean, peak } = summary;
  const isOneDay = buckets[0]?.day === buckets.at(-1)?.day;
  const written = (wh: number) => formats.energy(wh / 1000, unitOf(energy));
  const rest = t('consumption.mean-and-peak', {
    mean: t(`consumption.mean.${resolution}`, { mean: written(mean) }),
    peak: t('consumption.peak', {
      value: written(peak[energy] ?? 0),
      when: names.long(peak, resolution, isOneDay),
    }),
  });
  return (
    <>
      {t('consumption.summary', { days: capital(daysName), total: written(total) })}
      <span className="chart-compared">
        {' '}
        {buckets.length > 1 && capital(rest)}{' '}
        {before && <Comparison {...{ curve, before, energy, until }} />}
        {beforeFailed && t('consumption.compare-failed')}
      </span>
    </>
  );
}

/** A difference below this share is none. */
const SAME = 0.005;

function Comparison({
  curve,
  before,
  energy,
  until,
}: Pick<ConsumptionSentenceProps, 'curve' | 'energy' | 'until'> & {
  before: YearBefore;
}): ReactElement {
  const { t } = useTexts();
  const formats = useFormats();
  const compared = comparedWith(curve, before, { energy, until });
  if (!compared || compared.before === 0) return <>{t('consumption.not-comparable')}</>;
  const change = compared.now / compared.before - 1;
  const kind = Math.abs(change) < SAME ? 'same' : change > 0 ? 'more' : 'less';
  return (
    <>
      {t(`consumption.${kind}`, {
        percent: formats.percent(Math.abs(change)),
        before: formats.energy(compared.before / 1000, unitOf(energy)),
      })}
    </>
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
