import { queryOptions } from '@tanstack/react-query';
import { loadCode } from '#config/code-loading.ts';
import { type LookupParams, numberParam } from '#queries/read/lookup-read.ts';
import type { ReadKey } from '#queries/read/query-keys.ts';

/**
 * The batteries to which a contract may move from one (`batteryId`): `{ id, name, homes }`, with the addresses that
 * receive from each. Its code is loaded on first use: every form loads the look-ups, and few customers have a battery.
 */
export const otherBatteriesLookup = (params: LookupParams) =>
  queryOptions({
    queryKey: ['lookup', 'listBatteryPercentages', params] as ReadKey,
    queryFn: async ({ client }) => {
      const { otherBatteriesQuery } = await loadCode(() => import('./batteries.ts'));
      const batteryId = numberParam(params, 'batteryId');
      const others = await client.fetchQuery(otherBatteriesQuery(batteryId));
      return others.map(({ homes, ...battery }) => ({
        ...battery,
        homes: homes.map(({ address }) => address).join(' · '),
      }));
    },
  });
