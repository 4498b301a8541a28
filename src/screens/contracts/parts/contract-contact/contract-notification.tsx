import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useOpenRoutes } from '#config/open-routes.ts';
import type { Contract } from '#domain/contract/contract.ts';
import type { Answers } from '#domain/submission.ts';
import { FormButton } from '#forms/form-button.tsx';
import { FormDialog } from '#forms/form-dialog.tsx';
import type { FormTextValues } from '#forms/form-text-values.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { electronicNotificationMachine } from '#machines/electronic-notification.ts';
import { ChangeLabel } from '#screens/contracts/change-label.tsx';
import { ContractDatum } from '#screens/contracts/contract-datum.tsx';
import { useContractRequest } from '#screens/contracts/use-contract-request.ts';
import { Alert } from '#ui/feedback/alert.tsx';

interface NotificationDetailsProps {
  contract: Contract;
  answers: Answers;
  hasFailed: boolean;
}

/** What the form does and does not change; of a failed request, what was stored all the same. */
function NotificationDetails({
  contract: { notification },
  answers: { mobile, email },
  hasFailed,
}: NotificationDetailsProps): ReactElement | null {
  const { t } = useTexts();
  const profile = useOpenRoutes()('profile')?.address;
  const isStored = notification?.email === email && notification?.mobile === mobile;
  if (email === undefined) return null;
  return (
    <>
      {hasFailed && isStored && <Alert>{t('contracts.notification.contact-saved')}</Alert>}
      <p className="form-intro">
        {t('contracts.notification.login-email')}{' '}
        {profile && (
          <Link to={`${profile}?dialog=profile-email`}>{t('contracts.notification.profile')}</Link>
        )}
      </p>
    </>
  );
}

/** Electronic notification of a contract (machine `electronic-notification`), and the dialog that requests it. */
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
        explain={(answers, { problem }) => ({
          details: (
            <NotificationDetails
              contract={contract}
              answers={answers}
              hasFailed={problem !== null}
            />
          ),
        })}
      />
    </ContractDatum>
  );
}
