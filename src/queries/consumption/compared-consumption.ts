import { queryOptions } from '@tanstack/react-query';
import { now } from '#config/clock.ts';
import { beforeBetween } from '#domain/consumption/compared-intervals.ts';
import type { Curve, Days, Resolution } from '#domain/consumption/consumption.ts';
import { comparisonOf, type TwoYears } from '#domain/consumption/consumption-before.ts';
import { comparedBy, yearBefore } from '#domain/consumption/consumption-range.ts';
import { localTime } from '#domain/values/local-time.ts';
import type { WantedCurve } from './consumption.ts';
import { curveOnce } from './last-reading.ts';

/**
 * Some days and the same days of the year before, as finely as they are compared. `readUntil` is the end of the readings
 * (milliseconds), null where it is not known: then it is now.
 */
export const comparedQuery = (wanted: WantedCurve & { readUntil: number | null }) =>
  queryOptions({
    queryKey: ['consumption', wanted.contractId, 'compared', wanted] as const,
    queryFn: async ({ client }): Promise<TwoYears> => {
      const { contractId, days, readUntil } = wanted;
      const curveOn = (resolution: Resolution, on: Days) =>
        curveOnce(client, { contractId, resolution, days: on });
      const { by, before: daysBefore } = comparedBy(wanted.resolution, days);
      const [read, before] = await Promise.all([curveOn(by, days), curveOn(by, daysBefore)]);
      const curve = { ...read, readUntil: Math.min(read.readUntil, readUntil ?? now()) };
      const place = unfinishedPlace(curve);
      if (place < 0) return { curve, before, unfinished: null };
      const day = localTime(curve.bounds[place] ?? 0, curve.winterHours).slice(
        0,
        'yyyy-mm-dd'.length,
      );
      const one = { from: day, to: day };
      const [quarters, quartersBefore] = await Promise.all([
        curveOn('quarter-hourly', one),
        curveOn('quarter-hourly', yearBefore(one)),
      ]);
      return { curve, before, unfinished: unfinishedOf(curve, place, quarters, quartersBefore) };
    },
    structuralSharing: false,
    // Each of its curves is requested again for itself.
    retry: false,
  });

/** The place of the interval that the end of the readings divides; -1 for none. */
const unfinishedPlace = ({ bounds, readUntil }: Curve): number =>
  bounds.findIndex((start, place) => start < readUntil && readUntil < (bounds[place + 1] ?? 0));

/** What of an unfinished interval was read at the same time of the year before, by the quarters of its day. */
function unfinishedOf(
  curve: Curve,
  place: number,
  quarters: Curve,
  quartersBefore: Curve,
): TwoYears['unfinished'] {
  const interval = { start: curve.bounds[place] ?? 0, end: curve.bounds[place + 1] ?? 0 };
  const years = { curve: quarters, before: quartersBefore, unfinished: null };
  const before = (energy: 'active' | 'exported' | 'reactive') => {
    const comparison = comparisonOf(years, energy);
    const isMissing = quarters.energies[energy].some(
      (value, at) =>
        !Number.isNaN(value) && !comparison.isCompared[at] && isIn(interval, quarters.bounds[at]),
    );
    return isMissing ? null : beforeBetween(years, comparison, interval);
  };
  return {
    place,
    before: {
      active: before('active'),
      exported: before('exported'),
      reactive: before('reactive'),
    },
  };
}

const isIn = ({ start, end }: { start: number; end: number }, instant = Number.NaN) =>
  start <= instant && instant < end;
