import type { ReactElement } from 'react';
import type { Contract } from '#domain/contract.ts';
import { useTexts } from '#i18n/texts.ts';
import { ContractDatum } from './contract-datum.tsx';

/** Where letters about a contract go. */
export function NotificationAddress({ contract }: { contract: Contract }): ReactElement {
  const { t } = useTexts();
  const { notification } = contract;
  return (
    <ContractDatum
      title={t('contracts.contact.address')}
      value={
        notification ? (
          <>
            {notification.name}
            <br />
            {notification.address}
          </>
        ) : (
          t('contracts.contact.none')
        )
      }
    />
  );
}
