import type { ReactElement } from 'react';
import type { Contract } from '#domain/contract/contract.ts';
import { groupedPhone } from '#domain/identifiers/phone-shape.ts';
import { useTexts } from '#i18n/texts.ts';
import { Card } from '#ui/layout/card.tsx';
import { ContractDelivery } from './contract-delivery.tsx';
import { InlineContact } from './contract-inline-contact.tsx';
import { ContractNotification } from './contract-notification.tsx';
import { NotificationAddress } from './notification-address.tsx';

/** How the retailer reaches the customer about a contract: each way with its change beside it. */
export function ContractContactPart({ contract }: { contract: Contract }): ReactElement {
  const { t } = useTexts();
  const { notification } = contract;
  return (
    <Card title={t('contracts.contact.title')} icon="person">
      <NotificationAddress contract={contract} />
      <InlineContact
        contract={contract}
        form="contact-email"
        title={t('contracts.contact.email')}
        value={notification?.email ?? null}
      />
      <InlineContact
        contract={contract}
        form="contact-phone"
        title={t('contracts.contact.mobile')}
        value={notification?.mobile ?? null}
        write={groupedPhone}
      />
      <ContractDelivery contract={contract} />
      <ContractNotification contract={contract} />
    </Card>
  );
}
