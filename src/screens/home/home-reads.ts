import { useQueries } from '@tanstack/react-query';
import { useContractTypes } from '#config/contract-types.ts';
import type { ContractSummary } from '#domain/contract/contract.ts';
import type { Invoice } from '#domain/invoices/invoice.ts';
import { contractsQuery } from '#queries/contracts/contracts.ts';
import { type InvoiceType, invoicesQuery } from '#queries/invoices/invoices.ts';
import type { ListPage } from '#queries/read/list-page.ts';
import { type Read, readAs, readsTogether, type Together } from './reads-together.ts';

/** Most contracts of a kind that are looked at: one answer, active ones first. */
const CONTRACTS = 100;
/** Most open invoices of a kind that are added up: one answer. */
const OPEN = 100;
/** Invoices of a kind among which the latest are. */
const LATEST = 3;

/** Kinds of supply whose contracts and invoices are read; those of electricity include the ones with joint invoices. */
function useSupplyTypes(): InvoiceType[] {
  const types = useContractTypes();
  return (['electricity', 'gas'] as const).filter(
    (type) => types.includes(type) || (type === 'electricity' && types.includes('multipoint')),
  );
}

/** The customer's contracts, as many of each kind as one answer holds. */
export function useHomeContracts(): Read<Together<ListPage<ContractSummary>>> {
  return useQueries({
    queries: useSupplyTypes().map(homeContractsQuery),
    combine: readsTogether<ListPage<ContractSummary>>,
  });
}

/** The same of one kind. */
export const homeContractsQuery = (type: InvoiceType) =>
  contractsQuery({ type, offset: 0, limit: CONTRACTS, search: '' });

/** Invoices that are not paid yet, whether the customer owes them or a direct debit or transfer is pending. */
export function useOpenInvoices(): Read<Together<ListPage<Invoice>>> {
  const statuses = ['unpaid', 'pending_remesa', 'pending_transfer'];
  return useQueries({
    queries: useSupplyTypes().map((type) =>
      invoicesQuery({
        type,
        offset: 0,
        limit: OPEN,
        conditions: [['paid_status', 'in', statuses]],
      }),
    ),
    combine: readsTogether<ListPage<Invoice>>,
  });
}

/** The latest invoices of all kinds of supply, newest first. */
export function useLatestInvoices(): Read<Together<Invoice>> {
  const read = useQueries({
    queries: useSupplyTypes().map((type) => invoicesQuery({ type, offset: 0, limit: LATEST })),
    combine: readsTogether<ListPage<Invoice>>,
  });
  return readAs(read, ({ found, isWhole }) => ({
    isWhole,
    found: found
      .flatMap(({ rows }) => rows)
      .sort((one, other) => other.date.localeCompare(one.date))
      .slice(0, LATEST),
  }));
}
