import type { ContractType } from '#domain/contract/contract.ts';
import { contractsQuery } from '#queries/contracts/contracts.ts';
import { type InvoiceType, invoicesQuery } from '#queries/invoices/invoices.ts';

/** Most contracts of a kind that are looked at: one answer, active ones first. */
const CONTRACTS = 100;
/** Most open invoices of a kind that are added up: one answer. */
const OPEN = 100;
/** Invoices of a kind among which the latest are. */
export const LATEST = 3;

/** Invoices that are not paid yet, whether the customer owes them or a direct debit or transfer is pending. */
const OPEN_STATUSES = ['unpaid', 'pending_remesa', 'pending_transfer'];

/** Kinds of supply whose contracts and invoices are read; those of electricity include the ones with joint invoices. */
export const supplyTypes = (types: readonly ContractType[]): InvoiceType[] =>
  (['electricity', 'gas'] as const).filter(
    (type) => types.includes(type) || (type === 'electricity' && types.includes('multipoint')),
  );

/** The contracts of a kind of supply, as many as one answer holds. */
export const homeContractsQuery = (type: InvoiceType) =>
  contractsQuery({ type, offset: 0, limit: CONTRACTS, search: '' });

/** The invoices of a kind that are not paid yet, as many as one answer holds. */
export const openInvoicesQuery = (type: InvoiceType) =>
  invoicesQuery({
    ...{ type, offset: 0, limit: OPEN },
    conditions: [['paid_status', 'in', OPEN_STATUSES]],
  });

/** The latest invoices of a kind, newest first. */
export const latestInvoicesQuery = (type: InvoiceType) =>
  invoicesQuery({ type, offset: 0, limit: LATEST });

/** The invoices of a kind that were issued on some days, as many as one answer holds. */
export const issuedInvoicesQuery = (type: InvoiceType, days: { from: string; to: string }) =>
  invoicesQuery({
    ...{ type, offset: 0, limit: OPEN },
    conditions: [
      ['date', '>=', days.from],
      ['date', '<=', days.to],
    ],
  });
