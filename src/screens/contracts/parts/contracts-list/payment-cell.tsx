import type { ReactElement } from 'react';
import { useFacts, useFailingCondition } from '#config/facts-provider.tsx';
import type { ContractSummary } from '#domain/contract/contract.ts';
import { paymentAddress } from '#domain/invoices/payment-address.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { PaymentChip } from '#screens/contracts/contract-chips.tsx';

/** What a contract owes and, where there is one, the way to the retailer's own page of payments. */
export function PaymentCell({
  contract,
  canPay,
}: {
  contract: ContractSummary;
  /** False where the row is there to be chosen. */
  canPay: boolean;
}): ReactElement {
  const { t } = useTexts();
  const { euro } = useFormats();
  const { payment } = useFacts().settings;
  const isOpen = useFailingCondition()(['online-payment-enabled']) === null;
  const page = canPay && isOpen && contract.debtEuro > 0 ? paymentAddress(payment) : null;
  return (
    <span className="payment-cell">
      <PaymentChip contract={contract} />
      {page && (
        <a className="payment-link" href={page} target="_blank" rel="noopener noreferrer">
          {t('contracts.list.pay')}
          <span className="visually-hidden">
            {' '}
            {t('contracts.list.pay-what', {
              amount: euro(contract.debtEuro),
              home: contract.address || contract.cups || contract.name,
            })}{' '}
            {t('common.newTab')}
          </span>
        </a>
      )}
    </span>
  );
}
