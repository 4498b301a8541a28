import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useFacts, useFailingCondition } from '#config/facts-provider.tsx';
import type { Contract } from '#domain/contract/contract.ts';
import type { Debt } from '#domain/invoices/debt.ts';
import { type Invoice, isPayable } from '#domain/invoices/invoice.ts';
import { paymentAddress } from '#domain/invoices/payment-address.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { PayDebtButton } from '#payment/debt/pay-debt-button.tsx';
import { PayButton } from '#payment/pay-button.tsx';
import { offersPayAll } from '#payment/pay-conditions.ts';
import { unpaidInvoicesQuery } from '#queries/invoices/invoices.ts';
import { ContractDatum } from '#screens/contracts/contract-datum.tsx';
import { TextWithPhone } from '#ui/controls/phone-link.tsx';
import { Icon } from '#ui/layout/icon.tsx';
import { PaymentHelp } from './payment-help.tsx';

/**
 * What a contract owes, and the way to pay it: all of it or its oldest unpaid invoice by card, else the retailer's own
 * page of payments, else its telephone.
 */
export function ContractPayment({ contract }: { contract: Contract }): ReactElement {
  const { t } = useTexts();
  const { euro } = useFormats();
  const { payment, organization } = useFacts().settings;
  const failing = useFailingCondition();
  const canPayOnline = failing(['online-payment-enabled']) === null;
  const address = canPayOnline ? paymentAddress(payment) : null;
  const owes = contract.debtEuro > 0;
  const debt: Debt = {
    type: contract.type === 'gas' ? 'gas' : 'electricity',
    contract: contract.name,
  };
  const unpaid = useQuery({
    ...unpaidInvoicesQuery(debt.type, debt.contract),
    enabled: owes && canPayOnline && !address,
  });
  const title = t('contracts.debt.title');
  if (!owes) return <ContractDatum title={title} value={t('contracts.debt.none')} />;

  const payable = canPayOnline ? (unpaid.data?.rows.filter(isPayable) ?? []) : [];
  const oldest = payable.at(-1);
  const canPayAll = payable.length > 1 && failing(offersPayAll) === null;
  const amount = euro(contract.debtEuro);
  const help = <PaymentHelp contract={contract} />;
  const value = <span className="contract-debt">{t('contracts.debt.owed', { amount })}</span>;
  if (address)
    return (
      <ContractDatum
        title={title}
        value={value}
        action={
          <a
            className="btn btn-primary btn-sm"
            href={address}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon name="external" />
            {t('contracts.debt.pay', { amount })}
            <span className="visually-hidden">{t('common.newTab')}</span>
          </a>
        }
      >
        {help}
      </ContractDatum>
    );
  if (oldest)
    return (
      <ContractDatum
        title={title}
        value={value}
        note={<OldestInvoice invoice={oldest} others={payable.length - 1} />}
        action={
          <>
            {canPayAll && (
              <PayDebtButton debt={debt} invoices={payable} variant="primary" size="small" />
            )}
            <PayButton invoice={oldest} variant={canPayAll ? 'quiet' : 'primary'} size="small" />
          </>
        }
      >
        {help}
      </ContractDatum>
    );
  return (
    <ContractDatum
      title={title}
      value={value}
      // Its line is there before it is known: nothing below moves.
      note={
        unpaid.isLoading ? (
          '\u00a0'
        ) : (
          <TextWithPhone text={t('contracts.debt.call')} organization={organization} />
        )
      }
    >
      {help}
    </ContractDatum>
  );
}

/** Which invoice is paid, and how many remain then. */
function OldestInvoice({ invoice, others }: { invoice: Invoice; others: number }): ReactElement {
  const { t } = useTexts();
  const { date } = useFormats();
  const day = { date: date(invoice.date) };
  return (
    <>
      {others > 0
        ? t('contracts.debt.oldest', { ...day, count: others })
        : t('contracts.debt.of-invoice', day)}
    </>
  );
}
