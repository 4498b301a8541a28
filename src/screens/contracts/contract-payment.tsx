import type { ReactElement } from 'react';
import { useFacts, useFailingCondition } from '#config/facts-provider.tsx';
import type { Contract } from '#domain/contract.ts';
import { paymentAddress } from '#domain/payment-address.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { Icon } from '#ui/icon.tsx';
import { TextWithPhone } from '#ui/phone-link.tsx';
import { ContractDatum } from './contract-datum.tsx';

/** What a contract owes, and the way to pay it: the retailer's own page of payments, else its telephone. */
export function ContractPayment({ contract }: { contract: Contract }): ReactElement {
  const { t } = useTexts();
  const { euro } = useFormats();
  const { payment, organization } = useFacts().settings;
  const canPayOnline = useFailingCondition()(['online-payment-enabled']) === null;
  const title = t('contracts.debt.title');
  if (contract.debtEuro <= 0)
    return <ContractDatum title={title} value={t('contracts.debt.none')} />;

  const amount = euro(contract.debtEuro);
  const address = canPayOnline ? paymentAddress(payment) : null;
  return (
    <ContractDatum
      title={title}
      value={<span className="contract-debt">{t('contracts.debt.owed', { amount })}</span>}
      note={
        !address && <TextWithPhone text={t('contracts.debt.call')} organization={organization} />
      }
      action={
        address && (
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
        )
      }
    />
  );
}
