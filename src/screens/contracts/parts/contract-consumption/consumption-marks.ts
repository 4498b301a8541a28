import { clockChangesOf } from '#domain/consumption/clock-changes.ts';
import { type Curve, type Energy, isGap } from '#domain/consumption/consumption.ts';
import type { Bucket, PlottedCurve } from '#domain/consumption/plotted-curve.ts';
import type { Translate } from '#i18n/texts.ts';
import type { ChartMarks } from '#ui/chart/chart-data.ts';

/** What a chart of consumption marks: what was not read, what is provisional, and where the clocks change. */
export function consumptionMarks(
  plotted: PlottedCurve,
  { energy, curve, isEnded, t }: { energy: Energy; curve: Curve; isEnded: boolean; t: Translate },
): ChartMarks {
  const { buckets } = plotted;
  // What follows the last reading of an ended contract is not missing.
  const isMissing = (one: Bucket) => isGap(one) && !(isEnded && one.start >= curve.readUntil);
  const isProvisional = (one: Bucket) => one.quality === 'provisional' && one[energy] !== null;
  return {
    gap: { name: t('consumption.no-reading'), ranges: rangesOf(buckets, isMissing) },
    provisional: {
      name: t('consumption.qualities.provisional'),
      ranges: rangesOf(buckets, isProvisional),
    },
    lines: clockChangesOf(plotted, curve.winterHours).map(({ place }) => ({
      place,
      name: t('consumption.clock-change.name'),
    })),
  };
}

/** Places of buckets one after another: of the first, and of the one after the last. */
function rangesOf(buckets: readonly Bucket[], isMeant: (one: Bucket) => boolean) {
  const ranges: [first: number, beyond: number][] = [];
  buckets.forEach((one, place) => {
    if (!isMeant(one)) return;
    const last = ranges.at(-1);
    if (last?.[1] === place) last[1]++;
    else ranges.push([place, place + 1]);
  });
  return ranges;
}
