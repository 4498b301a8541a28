import { queryOptions } from '@tanstack/react-query';
import { successfulAnswer } from '#api/answer.ts';
import { apiClient } from '#api/client.ts';
import { download } from '#api/downloads.ts';
import { now } from '#config/clock.ts';
import { report } from '#config/report.ts';
import {
  type Curve,
  type Days,
  intervalsOf,
  isGap,
  type Resolution,
} from '#domain/consumption/consumption.ts';
import type { Contract } from '#domain/contract/contract.ts';
import { ProblemError } from '#domain/problem.ts';
import { monthOf } from '#domain/values/local-time.ts';
import type { ReadKey } from '#queries/read/query-keys.ts';
import { retailerWinterHours, tolerate } from '#queries/read/tolerances.ts';
import { readCurve } from './consumption-thread.ts';

/** Which curve of a contract, by the contract's `id`. */
export interface WantedCurve {
  contractId: number;
  resolution: Resolution;
  days: Days;
}

/** The call of version 1, as lines are named by the portal's own texts. */
async function fetchCurve(
  { contractId, resolution, days }: WantedCurve,
  signal: AbortSignal,
): Promise<Curve> {
  const params = {
    path: { contractId, type: resolution },
    query: { start: days.from, end: days.to },
  };
  const { data: body } = await successfulAnswer(
    apiClient.GET('/v1/contracts/{contractId}/cch/chart/{type}/', {
      params,
      signal,
      parseAs: 'blob',
    }),
  );
  if (!body) throw new ProblemError({ kind: 'unreadable' });
  const frame = { resolution, days, until: now() };
  const winterHours = retailerWinterHours();
  const { curve, malformed, oddities } = await readCurve({ body, frame, winterHours }, signal);
  for (const oddity of oddities) tolerate(oddity, 'readings');
  if (malformed > 0) report(`${malformed} malformed readings in an answer of the API are left out`);
  return curve;
}

/** The curve of a contract on some days, with every interval that has started. */
export const consumptionQuery = (wanted: WantedCurve) =>
  queryOptions({
    queryKey: ['consumption', wanted.contractId, wanted.resolution, wanted.days] as const,
    queryFn: async ({ signal }) => ({
      days: wanted.days,
      curve: await fetchCurve(wanted, signal),
    }),
    // A refetched curve is a new object; to compare the two would take longer than to plot the new one.
    structuralSharing: false,
  });

/** How far back readings are requested for a contract without a date of signature. */
const MOST_YEARS = 10;

/** All days up to one on which a contract may have readings. */
export function everyDay({ signDate }: Pick<Contract, 'signDate'>, lastDay: string): Days {
  const oldest = monthOf(lastDay, -12 * MOST_YEARS).from;
  return { from: signDate && signDate > oldest ? signDate : oldest, to: lastDay };
}

/** The first day of the first month with readings of a contract up to a day; null where there are none. */
export const firstDayQuery = (contract: Pick<Contract, 'id' | 'signDate'>, lastDay: string) => {
  const { id: contractId } = contract;
  const days = everyDay(contract, lastDay);
  return queryOptions({
    queryKey: ['consumption', contractId, 'first-day', days] as ReadKey,
    queryFn: async ({ signal }): Promise<string | null> => {
      const months = await fetchCurve({ contractId, resolution: 'monthly', days }, signal);
      return intervalsOf(months).find((month) => !isGap(month))?.day ?? null;
    },
  });
};

/** Saves the retailer's own file of a curve (CSV). Throws ProblemError. */
export function downloadCurve({ contractId, resolution, days }: WantedCurve): Promise<void> {
  const path = { contractId, type: resolution };
  const query = { start: days.from, end: days.to };
  return download(
    apiClient.GET('/v1/contracts/{contractId}/cch/download/{type}/', {
      params: { path, query },
      parseAs: 'blob',
    }),
    { fallbackName: `${resolution}-${days.from}-${days.to}.csv` },
  );
}
