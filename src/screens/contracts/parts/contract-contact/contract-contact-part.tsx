import type { ComponentType, ReactElement } from 'react';
import type { Contract } from '#domain/contract/contract.ts';
import { groupedPhone } from '#domain/identifiers/phone-shape.ts';
import { useTexts } from '#i18n/texts.ts';
import { Card } from '#ui/layout/card.tsx';
import { allContactWays, type ContactWay } from './contact-way.ts';
import { ContractDelivery } from './contract-delivery.tsx';
import { InlineContact } from './contract-inline-contact.tsx';
import { ContractNotification } from './contract-notification.tsx';
import { NotificationAddress } from './notification-address.tsx';

interface ContractContactProps {
  contract: Contract;
  options?: { ways?: readonly ContactWay[] };
}

const parts: Readonly<Record<ContactWay, ComponentType<{ contract: Contract }>>> = {
  address: NotificationAddress,
  email: ContractEmail,
  mobile: ContractMobile,
  delivery: ContractDelivery,
  notification: ContractNotification,
};

/** How the retailer reaches the customer about a contract: each way with its change beside it. */
export function ContractContactPart({
  contract,
  options: { ways = allContactWays } = {},
}: ContractContactProps): ReactElement {
  const { t } = useTexts();
  return (
    <Card title={t('contracts.contact.title')} icon="person">
      {ways.map((way) => {
        const Way = parts[way];
        return <Way key={way} contract={contract} />;
      })}
    </Card>
  );
}

function ContractEmail({ contract }: { contract: Contract }): ReactElement {
  const { t } = useTexts();
  const value = contract.notification?.email ?? null;
  return (
    <InlineContact
      form="contact-email"
      title={t('contracts.contact.email')}
      {...{ contract, value }}
    />
  );
}

function ContractMobile({ contract }: { contract: Contract }): ReactElement {
  const { t } = useTexts();
  const value = contract.notification?.mobile ?? null;
  return (
    <InlineContact
      form="contact-phone"
      title={t('contracts.contact.mobile')}
      write={groupedPhone}
      {...{ contract, value }}
    />
  );
}
