import { type QueryClient, queryOptions } from '@tanstack/react-query';
import {
  type Curve,
  type Days,
  intervalsOf,
  isGap,
  type Resolution,
} from '#domain/consumption/consumption.ts';
import { dayAfter, midnight, monthOf } from '#domain/values/local-time.ts';
import { consumptionQuery } from './consumption.ts';

/** The months, this one included, in which the last reading is looked for: others are whole by then. */
const MONTHS = 2;

/** True for days that may have readings still to come. */
export const mayBeUnfinished = ({ to }: Days, lastDay: string): boolean =>
  to >= monthOf(lastDay, 1 - MONTHS).from;

/**
 * The instant (milliseconds) at which the readings of a contract end; null where there are none of late. A month or a day
 * says nothing of it: its sum is of what was read. So the last day that has any is read as finely as the retailer answers.
 */
export const lastReadingQuery = (contractId: number, lastDay: string) =>
  queryOptions({
    queryKey: ['consumption', contractId, 'last-reading', lastDay] as const,
    queryFn: async ({ client }): Promise<number | null> => {
      const days = { from: monthOf(lastDay, 1 - MONTHS).from, to: lastDay };
      const curveOn = (resolution: Resolution, on: Days) =>
        curveOnce(client, { contractId, resolution, days: on });
      const read = await curveOn('daily', days);
      const last = intervalsOf(read).findLast((one) => !isGap(one));
      if (!last) return null;
      const day = { from: last.day, to: last.day };
      return (
        lastEnd(await curveOn('quarter-hourly', day)) ??
        lastEnd(await curveOn('hourly', day)) ??
        midnight(dayAfter(last.day), read.winterHours)
      );
    },
    // Each of its curves is requested again for itself.
    retry: false,
  });

/** A curve that other parts of the page may have read just before. */
export const curveOnce = async (
  client: QueryClient,
  wanted: Parameters<typeof consumptionQuery>[0],
): Promise<Curve> =>
  (await client.fetchQuery({ ...consumptionQuery(wanted), staleTime: ONCE })).curve;

const ONCE = 30_000;

/** Where the last interval that was read ends; null where none was. */
const lastEnd = (curve: Curve): number | null =>
  intervalsOf(curve).findLast((one) => !isGap(one))?.end ?? null;
