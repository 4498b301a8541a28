import type { ReactElement } from 'react';
import type { Contract } from '#domain/contract.ts';
import type { SubmissionOutcome } from '#domain/submission.ts';
import { FormButton } from '#forms/form-button.tsx';
import { FormDialog } from '#forms/form-dialog.tsx';
import { useTexts } from '#i18n/texts.ts';
import type { NotificationAddressResult } from '#operations/notification-address-mutation.ts';
import { Card } from '#ui/card.tsx';
import { DefinitionList } from '#ui/definition-list.tsx';

/** Postal address, e-mail and telephone of a contract, and the button that changes the address. */
export function ContractContactCard({ contract }: { contract: Contract }): ReactElement {
  const { t } = useTexts();
  const { notification, electronicNotification } = contract;
  const textValues = (outcome: SubmissionOutcome | null) => {
    const changed = outcome?.result as NotificationAddressResult | undefined;
    return { address: contract.address, newAddress: changed?.address, name: changed?.name };
  };
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
      <div className="contract-action">
        <FormButton form="notification-address" subject={{ contract }} block>
          {t('contracts.contact.change-address')}
        </FormButton>
      </div>
      <FormDialog form="notification-address" subject={{ contract }} textValues={textValues} />
    </Card>
  );
}
