import type { ReactElement } from 'react';
import type { Contract } from '#domain/contract.ts';
import { FormButton } from '#forms/form-button.tsx';
import { FormDialog } from '#forms/form-dialog.tsx';
import type { FormTextValues } from '#forms/form-text-values.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { electronicNotificationMachine } from '#machines/electronic-notification.ts';
import { ChangeLabel } from './change-label.tsx';
import { ContractDatum } from './contract-datum.tsx';
import { useContractRequest } from './use-contract-request.ts';

/** Electronic notification of a contract (machine `electronic-notification`), and the dialog that asks for it. */
export function ContractNotification({ contract }: { contract: Contract }): ReactElement {
  const { t } = useTexts();
  const { longDate } = useFormats();
  const { state: standing, startDate, requestDate } = contract.electronicNotification;
  const request = useContractRequest(electronicNotificationMachine, contract, standing);
  const subject = { contract };
  const words = t(`contracts.notification.${standing}`, {
    date: longDate(standing === 'active' ? startDate : requestDate),
  });
  return (
    <ContractDatum
      title={t('contracts.notification.title')}
      value={standing === 'requested' ? null : words}
      underWay={standing === 'requested' && words}
      state={request.state}
      action={
        standing === 'unactive' && (
          <FormButton form="electronic-notification" subject={subject} variant="quiet" size="small">
            <ChangeLabel
              word={t('contracts.notification.request')}
              what={t('contracts.notification.title')}
            />
          </FormButton>
        )
      }
    >
      <FormDialog
        form="electronic-notification"
        subject={subject}
        attempts={request.attempts}
        textValues={(): FormTextValues<'electronic-notification'> => ({
          address: contract.address,
        })}
      />
    </ContractDatum>
  );
}
