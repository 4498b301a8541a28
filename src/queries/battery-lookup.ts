import { queryOptions } from '@tanstack/react-query';
import type { SharedBattery } from '#domain/battery-homes.ts';
import { type LookupParams, numberParam } from './lookup-read.ts';

/** Key of the read of the batteries other than one. */
export const otherBatteriesKey = (batteryId: number) => ['contracts', 'other-batteries', batteryId];

/**
 * The batteries to which a contract may move from one (`batteryId`): `{ id, name, homes }`, with the addresses that
 * receive from each. The page of the contract has read them before a form can ask: every form loads the look-ups, and
 * few customers have a battery.
 */
export const otherBatteriesLookup = (params: LookupParams) =>
  queryOptions({
    queryKey: ['lookup', 'listBatteryPercentages', params] as readonly unknown[],
    queryFn: ({ client }): Record<string, unknown>[] => {
      const key = otherBatteriesKey(numberParam(params, 'batteryId'));
      const known = client.getQueryData<SharedBattery[]>(key) ?? [];
      return known.map(({ homes, ...battery }) => ({
        ...battery,
        homes: homes.map(({ address }) => address).join(' · '),
      }));
    },
  });
