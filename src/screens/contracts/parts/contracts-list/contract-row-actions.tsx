import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useFacts, useFailingCondition } from '#config/facts-provider.tsx';
import { useOpenRoutes } from '#config/open-routes.ts';
import { type ContractSummary, type ContractType, hasSupplied } from '#domain/contract/contract.ts';
import { paymentAddress } from '#domain/invoices/payment-address.ts';
import { useContractInvoicesPath } from '#i18n/contract-paths.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { RowActions } from '#lists/row-actions.tsx';
import type { ContractRowAction } from './contract-action-names.ts';

interface RowActionProps {
  row: ContractSummary;
}

interface ContractRowActionsProps extends RowActionProps {
  actions: readonly ContractRowAction[];
}

/** What a row offers for its contract. */
export function ContractRowActions({ row, actions }: ContractRowActionsProps): ReactElement {
  return <RowActions {...{ row, actions }} known={{ pay: PayLink, invoices: InvoicesLink }} />;
}

/** Of the actions that a document lists for contracts of a kind of supply, those that the portal offers now. */
export function useOfferedActions(
  type: ContractType,
  listed: readonly ContractRowAction[],
): ContractRowAction[] {
  const { payment } = useFacts().settings;
  const failing = useFailingCondition();
  const routes = useOpenRoutes();
  const offers: Readonly<Record<ContractRowAction, () => boolean>> = {
    pay: () => failing(['online-payment-enabled']) === null && paymentAddress(payment) !== null,
    invoices: () => routes(type === 'gas' ? 'gas-contract-invoices' : 'contract-invoices') !== null,
  };
  return listed.filter((action) => offers[action]());
}

const homeOf = ({ address, cups, name }: ContractSummary) => address || cups || name;

/** The way to the retailer's own page of payments, for a contract that owes something. */
function PayLink({ row: contract }: RowActionProps): ReactElement | null {
  const { t } = useTexts();
  const { euro } = useFormats();
  const { payment } = useFacts().settings;
  const page = contract.debtEuro > 0 ? paymentAddress(payment) : null;
  if (!page) return null;
  return (
    <a className="contract-row-action" href={page} target="_blank" rel="noopener noreferrer">
      {t('contracts.list.pay')}
      <span className="visually-hidden">
        {' '}
        {t('contracts.list.pay-what', {
          amount: euro(contract.debtEuro),
          home: homeOf(contract),
        })}{' '}
        {t('common.newTab')}
      </span>
    </a>
  );
}

/** The way to the invoices of a contract that was supplied. */
function InvoicesLink({ row: contract }: RowActionProps): ReactElement | null {
  const { t } = useTexts();
  const invoicesOf = useContractInvoicesPath();
  if (!hasSupplied(contract)) return null;
  return (
    <Link className="contract-row-action" to={invoicesOf(contract)}>
      {t('contracts.list.invoices')}
      <span className="visually-hidden">
        {' '}
        {t('contracts.list.invoices-of', { home: homeOf(contract) })}
      </span>
    </Link>
  );
}
