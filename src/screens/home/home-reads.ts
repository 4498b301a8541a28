import { useQueries } from '@tanstack/react-query';
import { useContractTypes } from '#config/contract-types.ts';
import type { ContractSummary } from '#domain/contract/contract.ts';
import type { Invoice } from '#domain/invoices/invoice.ts';
import {
  homeContractsQuery,
  issuedInvoicesQuery,
  LATEST,
  latestInvoicesQuery,
  openInvoicesQuery,
  supplyTypes,
} from '#queries/account/home.ts';
import type { InvoiceType } from '#queries/invoices/invoices.ts';
import type { ListPage } from '#queries/read/list-page.ts';
import { type Read, readAs, readsTogether, type Together } from './reads-together.ts';

const useSupplyTypes = (): InvoiceType[] => supplyTypes(useContractTypes());

/** The customer's contracts, as many of each kind as one answer holds. */
export function useHomeContracts(): Read<Together<ListPage<ContractSummary>>> {
  return useQueries({
    queries: useSupplyTypes().map(homeContractsQuery),
    combine: readsTogether<ListPage<ContractSummary>>,
  });
}

/** Homes up to which each is looked at by itself; a customer of more gets sums, and the homes that need something. */
const FEW_HOMES = 5;

/** True for a customer of many homes; false until it is known. */
export function useHasManyHomes(): boolean {
  const { data } = useHomeContracts();
  const active = data?.found.flatMap(({ rows }) => rows.filter(({ state }) => state === 'activa'));
  return (active?.length ?? 0) > FEW_HOMES;
}

/** Invoices that are not paid yet, whether the customer owes them or a direct debit or transfer is pending. */
export function useOpenInvoices(): Read<Together<ListPage<Invoice>>> {
  return useQueries({
    queries: useSupplyTypes().map(openInvoicesQuery),
    combine: readsTogether<ListPage<Invoice>>,
  });
}

/** Invoices of all kinds of supply that were issued on some days, as many of each kind as one answer holds. */
export function useIssuedInvoices(days: {
  from: string;
  to: string;
}): Read<Together<ListPage<Invoice>>> {
  return useQueries({
    queries: useSupplyTypes().map((type) => issuedInvoicesQuery(type, days)),
    combine: readsTogether<ListPage<Invoice>>,
  });
}

/** The latest invoices of all kinds of supply, newest first. */
export function useLatestInvoices(): Read<Together<Invoice>> {
  const read = useQueries({
    queries: useSupplyTypes().map(latestInvoicesQuery),
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
