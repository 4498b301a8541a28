import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { apiClient } from '#api/client.ts';
import { download } from '#api/downloads.ts';
import { report } from '#config/report.ts';
import { type Days, isGap, type Readings, type Resolution } from '#domain/consumption.ts';
import type { Contract } from '#domain/contract.ts';
import { monthOf } from '#domain/local-time.ts';
import { ProblemError } from '#domain/problem.ts';
import { readingsOf } from './consumption-readings.ts';
import { readAnswer } from './read-answer.ts';

/** Which readings of a contract, by the contract's `id`. */
interface WantedCurve {
  contractId: number;
  resolution: Resolution;
  days: Days;
}

/** What the retailer answered, and to what. */
interface ReadCurve extends Omit<WantedCurve, 'contractId'> {
  readings: Readings;
}

/** Its points are read by hand: one by one a schema would take ten times as long for a year of quarter hours. */
const chart = v.object({ items: v.array(v.unknown()) });

/** The call of version 1, as lines are named by the portal's own texts. */
async function fetchReadings(
  { contractId, resolution, days }: WantedCurve,
  signal: AbortSignal,
): Promise<Readings> {
  const params = {
    path: { contractId, type: resolution },
    query: { start: days.from, end: days.to },
  };
  const call = apiClient.GET('/v1/contracts/{contractId}/cch/chart/{type}/', { params, signal });
  const { malformed, ...readings } = readingsOf((await readAnswer(call, chart)).items);
  if (malformed > 0) report(`${malformed} malformed readings in an answer of the API are left out`);
  if (malformed > 0 && readings.inOrder.length === 0)
    throw new ProblemError({ kind: 'unreadable' });
  return readings;
}

/** The readings of a contract on some days. */
export const consumptionQuery = (wanted: WantedCurve) =>
  queryOptions({
    queryKey: ['consumption', wanted.contractId, wanted.resolution, wanted.days] as const,
    queryFn: async ({ signal }): Promise<ReadCurve> => ({
      resolution: wanted.resolution,
      days: wanted.days,
      readings: await fetchReadings(wanted, signal),
    }),
    // What is read anew is another curve; to compare it would take longer than to draw it.
    structuralSharing: false,
  });

/** How far back a retailer is asked for readings of a contract whose signature it does not tell. */
const MOST_YEARS = 10;

/** The first day of the first month with readings of a contract up to a day; null where there are none. */
export const firstDayQuery = (
  { id: contractId, signDate }: Pick<Contract, 'id' | 'signDate'>,
  lastDay: string,
) => {
  const oldest = monthOf(lastDay, -12 * MOST_YEARS).from;
  const from = signDate && signDate > oldest ? signDate : oldest;
  const days = { from, to: lastDay };
  return queryOptions({
    queryKey: ['consumption', contractId, 'first-day', days] as readonly unknown[],
    queryFn: async ({ signal }): Promise<string | null> => {
      const wanted = { contractId, resolution: 'monthly', days } as const;
      const first = (await fetchReadings(wanted, signal)).inOrder.find((month) => !isGap(month));
      if (!first) return null;
      return String(first.at) < from ? from : String(first.at);
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
