import { dayAfter, midnight } from '#domain/values/local-time.ts';
import type { Curve } from './consumption.ts';
import type { Comparison, TwoYears } from './consumption-before.ts';
import { type Stretch, stretchesOf } from './consumption-gaps.ts';

/** What a comparison knows of the year before from one instant to another (milliseconds), Wh (varh); null for nothing. */
export function beforeBetween(
  { curve: { bounds } }: Pick<TwoYears, 'curve'>,
  { values }: Pick<Comparison, 'values'>,
  { start, end }: { start: number; end: number },
): number | null {
  let sum: number | null = null;
  for (let place = placeAt(bounds, start); (bounds[place] ?? end) < end; place++) {
    const value = values[place] ?? Number.NaN;
    if (!Number.isNaN(value)) sum = (sum ?? 0) + value;
  }
  return sum;
}

/**
 * What is not compared of the days that are, because it was not read in both years. Gaps of this year are left out where
 * the shown curve has them itself.
 */
export function uncomparedOf(
  { curve }: Pick<TwoYears, 'curve'>,
  { days, isCompared, energy }: Pick<Comparison, 'days' | 'isCompared' | 'energy'>,
  shown: Pick<Curve, 'resolution'>,
): Stretch[] {
  if (!days) return [];
  const column = curve.energies[energy];
  const from = midnight(days.from, curve.winterHours);
  const to = midnight(dayAfter(days.to), curve.winterHours);
  const isSaid = (place: number) =>
    Number.isNaN(column[place]) && shown.resolution === curve.resolution;
  return stretchesOf(curve, (place) => {
    const start = curve.bounds[place] ?? 0;
    const isMeant = from <= start && start < to && start < curve.readUntil;
    return isMeant && !isCompared[place] && !isSaid(place);
  }).stretches;
}

/** The place of the interval that begins at an instant, or of the first after it. */
function placeAt(bounds: Float64Array, instant: number): number {
  let [low, high] = [0, bounds.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((bounds[middle] ?? 0) < instant) low = middle + 1;
    else high = middle;
  }
  return low;
}
