import type { ReactElement } from 'react';
import type { Contract } from '#domain/contract/contract.ts';
import type { SubmissionOutcome } from '#domain/submission.ts';
import { FormButton } from '#forms/form-button.tsx';
import { FormDialog } from '#forms/form-dialog.tsx';
import type { FormTextValues } from '#forms/form-text-values.ts';
import { useTexts } from '#i18n/texts.ts';
import type { NotificationAddressResult } from '#operations/contracts/notification-address-mutation.ts';
import { ChangeLabel } from '#screens/contracts/change-label.tsx';
import { ContractDatum } from '#screens/contracts/contract-datum.tsx';

/** Where letters about a contract go, and the dialog that changes it. */
export function NotificationAddress({ contract }: { contract: Contract }): ReactElement {
  const { t } = useTexts();
  const { notification } = contract;
  const subject = { contract };
  const title = t('contracts.contact.address');
  const textValues = (
    outcome: SubmissionOutcome | null,
  ): FormTextValues<'notification-address'> => {
    const changed = outcome?.result as NotificationAddressResult | undefined;
    return { address: contract.address, newAddress: changed?.address, name: changed?.name };
  };
  return (
    <ContractDatum
      title={title}
      value={
        notification ? (
          <>
            <div>{notification.name}</div>
            <div>{notification.address}</div>
          </>
        ) : (
          t('contracts.contact.none')
        )
      }
      action={
        <FormButton form="notification-address" subject={subject} variant="quiet" size="small">
          <ChangeLabel
            word={t(`contracts.inline.${notification ? 'change' : 'add'}`)}
            what={title}
          />
        </FormButton>
      }
    >
      <FormDialog form="notification-address" subject={subject} textValues={textValues} />
    </ContractDatum>
  );
}
