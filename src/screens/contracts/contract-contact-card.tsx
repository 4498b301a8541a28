import type { ReactElement } from 'react';
import type { Contract } from '#domain/contract.ts';
import { useTexts } from '#i18n/texts.ts';
import { Card } from '#ui/card.tsx';
import { DefinitionList } from '#ui/definition-list.tsx';

/** Postal address, e-mail and telephone of a contract. */
export function ContractContactCard({ contract }: { contract: Contract }): ReactElement {
  const { t } = useTexts();
  const { notification, electronicNotification } = contract;
  return (
    <Card title={t('contracts.contact.title')} icon="person">
      {notification ? (
        <DefinitionList
          items={[
            { term: t('contracts.contact.name'), value: notification.name, wide: true },
            { term: t('contracts.contact.address'), value: notification.address, wide: true },
            { term: t('contracts.contact.email'), value: notification.email, wide: true },
            { term: t('contracts.contact.mobile'), value: notification.mobile },
            {
              term: t('contracts.contact.notification'),
              value: t(`contracts.contact.notifications.${electronicNotification.state}`),
            },
          ]}
        />
      ) : (
        <p className="contract-nothing">{t('contracts.contact.none')}</p>
      )}
    </Card>
  );
}
