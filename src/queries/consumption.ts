import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { apiClient } from '#api/client.ts';
import { download } from '#api/downloads.ts';
import { report } from '#config/report.ts';
import type { Days, Readings, Resolution } from '#domain/consumption.ts';
import { ProblemError } from '#domain/problem.ts';
import { readingsOf } from './consumption-readings.ts';
import { readAnswer } from './read-answer.ts';

/** Which readings of a contract, by the contract's `id`. */
export interface WantedCurve {
  contractId: number;
  resolution: Resolution;
  days: Days;
}

/** Its points are read by hand: one by one a schema would take ten times as long for a year of quarter hours. */
const chart = v.object({ result: v.object({ items: v.array(v.unknown()) }) });

/** The readings of a contract on some days. The call of version 1, as lines are named by the portal's own texts. */
export const consumptionQuery = ({ contractId, resolution, days }: WantedCurve) =>
  queryOptions({
    queryKey: ['consumption', contractId, resolution, days.from, days.to],
    queryFn: async ({ signal }): Promise<Readings> => {
      const path = { contractId, type: resolution };
      const params = { path, query: { start: days.from, end: days.to } };
      const call = apiClient.GET('/v1/contracts/{contractId}/cch/chart/{type}/', {
        params,
        signal,
      });
      const { malformed, ...readings } = readingsOf((await readAnswer(call, chart)).result.items);
      if (malformed > 0)
        report(`${malformed} malformed readings in an answer of the API are left out`);
      if (malformed > 0 && readings.at.size === 0) throw new ProblemError({ kind: 'unreadable' });
      return readings;
    },
  });

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
