import { type QueryClient, queryOptions } from '@tanstack/react-query';
import {
  type Curve,
  type Days,
  type Interval,
  intervalsOf,
  isGap,
  type Resolution,
} from '#domain/consumption/consumption.ts';
import type { Contract } from '#domain/contract/contract.ts';
import { dayAfter, monthOf } from '#domain/values/local-time.ts';
import { consumptionQuery, everyDay } from './consumption.ts';

/** Readings arrive one or two days late, now and then three. */
const RECENT_DAYS = 3;

/**
 * The instant (milliseconds) at which the readings of a contract end; null where there are none. A month or a day says
 * nothing of it: its sum is of what was read. So the quarters of the last days say it; where these have none, those of the
 * last day that was read, as finely as the retailer answers.
 */
export const lastReadingQuery = (contract: Pick<Contract, 'id' | 'signDate'>, lastDay: string) =>
  queryOptions({
    queryKey: ['consumption', contract.id, 'last-reading', lastDay] as const,
    queryFn: async ({ client }): Promise<number | null> => {
      const curveOn = (resolution: Resolution, days: Days) =>
        curveOnce(client, { contractId: contract.id, resolution, days });
      const lastDayOf = async (days: Days) => lastOf(await curveOn('daily', days))?.day;
      const recent = { from: dayAfter(lastDay, -RECENT_DAYS), to: lastDay };
      const newest = lastOf(await curveOn('quarter-hourly', recent));
      if (newest) return newest.end;
      let day = await lastDayOf({ from: monthOf(lastDay, -1).from, to: lastDay });
      if (!day) {
        // Of a contract that ended before.
        const month = lastOf(await curveOn('monthly', everyDay(contract, lastDay)))?.day;
        day = month && (await lastDayOf(monthOf(month)));
      }
      if (!day) return null;
      const read = { from: day, to: day };
      const last =
        lastOf(await curveOn('quarter-hourly', read)) ??
        lastOf(await curveOn('hourly', read)) ??
        lastOf(await curveOn('daily', read));
      return last?.end ?? null;
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

/** The last interval that was read. */
const lastOf = (curve: Curve): Interval | undefined =>
  intervalsOf(curve).findLast((one) => !isGap(one));
