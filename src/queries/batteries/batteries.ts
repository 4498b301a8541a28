import { type QueryClient, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { apiClient } from '#api/client.ts';
import { download } from '#api/downloads.ts';
import { today } from '#config/clock.ts';
import type { BatteryShare } from '#domain/battery/battery.ts';
import { type BatteryHome, otherBatteries } from '#domain/battery/battery-homes.ts';
import type { BatteryLedger } from '#domain/battery/battery-ledger.ts';
import type { BatteryReceiver } from '#domain/battery/battery-receivers.ts';
import { problemOf } from '#domain/problem.ts';
import { contractQuery } from '#queries/contracts/contract.ts';
import { contractsQuery } from '#queries/contracts/contracts.ts';
import { ofKnownCall } from '#queries/read/lookup-read.ts';
import { day, figure, list, optional, readAnswer } from '#queries/read/read-answer.ts';
import { percentage } from './battery-shares.ts';

/** Maximum number of active contracts whose batteries are fetched: the list does not contain them. */
const MOST_HOMES = 50;

/** How long a contract read for its batteries stays fresh, as each takes a request. */
const KEEP_MS = 5 * 60_000;

/** The customer's active contracts of electricity with their batteries; stale whenever contracts are. */
export const batteryHomesQuery = () =>
  queryOptions({
    queryKey: ['contracts', 'batteries'],
    queryFn: ({ client }) => fetchBatteryHomes(client),
    staleTime: KEEP_MS,
  });

async function fetchBatteryHomes(client: QueryClient): Promise<BatteryHome[]> {
  const wanted = { type: 'electricity', offset: 0, limit: MOST_HOMES, search: '' } as const;
  const { rows } = await client.fetchQuery(contractsQuery(wanted));
  const active = rows.filter(({ state }) => state === 'activa');
  return Promise.all(
    active.map(async ({ name, address }) => {
      const batteries = await client
        .fetchQuery(contractQuery('electricity', name))
        .then((contract) => contract.batteries)
        .catch(noneIfUnreadable);
      return { contract: name, address, batteries };
    }),
  );
}

/** For `catch`: one contract that cannot be read takes nothing from the others. */
function noneIfUnreadable(thrown: unknown): BatteryShare[] {
  const { kind } = problemOf(thrown);
  if (kind !== 'unreadable' && kind !== 'not-found') throw thrown;
  return [];
}

/** The contracts that receive from a battery, each with its share. */
export const batteryReceiversQuery = (batteryId: number) =>
  queryOptions({
    queryKey: ['battery', 'receivers', batteryId],
    queryFn: async ({ signal }): Promise<BatteryReceiver[]> => {
      const receiver = v.object({
        percentage,
        contract: v.object({ name: v.string() }),
      });
      const path = '/v1/contract/bateria_virtual_percentages/{batteryId}';
      const call = apiClient.GET(path, { params: { path: { batteryId } }, signal });
      const receivers = await readAnswer(call, list('share of a battery', receiver));
      return receivers.map(({ contract, percentage: part }) => ({
        contract: contract.name,
        percentage: part,
        weight: null,
      }));
    },
  });

/** The customer's batteries other than one, to which a contract may move. */
export const otherBatteriesQuery = (batteryId: number) =>
  queryOptions({
    queryKey: ['contracts', 'other-batteries', batteryId],
    queryFn: async ({ client }) =>
      otherBatteries(await client.fetchQuery(batteryHomesQuery()), batteryId, today()),
    staleTime: KEEP_MS,
  });

/** A way to use the discount, with its name in the language of the page. */
export interface BatteryType {
  name: string;
  description: string;
}

/** The ways to use the discount, in the retailer's order. */
export const batteryTypesQuery = (language: string) =>
  queryOptions({
    queryKey: ['battery-types', language],
    queryFn: ({ signal }): Promise<BatteryType[]> =>
      readAnswer(
        apiClient.GET('/v1/contract/bateria/types', { signal }),
        list('use of a discount', v.object({ name: v.string(), description: v.string() })),
      ),
  });

const cents = v.pipe(
  figure,
  v.transform((euro) => Math.round(euro * 100)),
);

const movement = v.object({
  id: figure,
  date: day,
  kind: v.string(),
  amount: cents,
  balance: cents,
  invoice: optional(v.string()),
  battery: optional(v.object({ name: v.string() })),
  battery_amount: optional(cents),
  invoice_amount: optional(cents),
});

const ledger = v.object({
  opening_balance: cents,
  items: list('movement of a battery', movement),
});

/** The ledger of a contract in a battery; null of a retailer that has none (decision 33). */
export const batteryLedgerQuery = (contractName: string, batteryId: number) =>
  queryOptions({
    queryKey: ['battery', 'ledger', contractName, batteryId],
    queryFn: ({ signal }): Promise<BatteryLedger | null> => {
      const path = '/v1/contract/{contractName}/bateria_virtual_movements/{batteryId}';
      const params = { path: { contractName, batteryId } };
      return ofKnownCall<BatteryLedger | null>(
        async () => ledgerOf(await readAnswer(apiClient.GET(path, { params, signal }), ledger)),
        async () => null,
      );
    },
  });

function ledgerOf({ opening_balance, items }: v.InferOutput<typeof ledger>): BatteryLedger {
  const movements = items.map(({ amount, balance, battery, ...one }) => ({
    ...{ id: one.id, date: one.date, kind: one.kind, invoice: one.invoice },
    ...{ cents: amount, balanceCents: balance, battery: battery?.name ?? null },
    ...{ batteryCents: one.battery_amount, invoiceCents: one.invoice_amount },
  }));
  return {
    openingCents: opening_balance,
    movements: movements.sort((one, other) => one.date.localeCompare(other.date)),
  };
}

/** Saves the movements of batteries as a spreadsheet. Throws ProblemError. */
export function downloadBatteries(ids: readonly number[], fallbackName: string): Promise<void> {
  const params = { path: { ids: ids.join(',') } };
  const path = '/v1/contracts/virtual_batteries/{ids}';
  return download(apiClient.GET(path, { params, parseAs: 'blob' }), { fallbackName });
}
