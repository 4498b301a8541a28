import { queryOptions } from '@tanstack/react-query';
import { MOST_BILLS, type NextBill, nextBill, nextBillDays } from '#domain/bills/next-bill.ts';
import { intervalsOf } from '#domain/consumption/consumption.ts';
import type { ContractSummary } from '#domain/contract/contract.ts';
import { dayAfter } from '#domain/values/local-time.ts';
import { consumptionQuery } from '#queries/consumption/consumption.ts';
import type { ReadKey } from '#queries/read/query-keys.ts';
import { invoicesQuery, ofContract } from './invoices.ts';

/** Corrections among the invoices of a year: each takes the place of a bill. */
const CORRECTIONS = 8;

/**
 * What the next bill of a contract of electricity will be about, on a day; null where its bills do not show it. Gas has no
 * readings by day, so that nothing is known of the days since its last bill.
 */
export const nextBillQuery = (
  { id: contractId, name }: Pick<ContractSummary, 'id' | 'name'>,
  today: string,
) =>
  queryOptions({
    queryKey: ['invoices', 'electricity', 'next', contractId, today] as ReadKey,
    queryFn: async ({ client }): Promise<NextBill | null> => {
      const { rows } = await client.fetchQuery(
        invoicesQuery({
          ...{ type: 'electricity', offset: 0, limit: MOST_BILLS + CORRECTIONS },
          conditions: ofContract(name),
        }),
      );
      const days = nextBillDays(rows, today);
      if (!days) return null;
      const lastDay = dayAfter(today, -1);
      if (lastDay < days.from) return nextBill(rows, [], today);
      const { curve } = await client.fetchQuery(
        consumptionQuery({
          ...{ contractId, resolution: 'daily' },
          days: { from: days.from, to: lastDay },
        }),
      );
      const used = intervalsOf(curve).map(({ active }) => (active === null ? null : active / 1000));
      return nextBill(rows, used, today);
    },
  });
