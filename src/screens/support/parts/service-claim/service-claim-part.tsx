import type { ReactElement } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import type { Receipt } from '#domain/invoices/receipt.ts';
import { useDialogAddress } from '#forms/dialog-address.ts';
import { FormButton } from '#forms/form-button.tsx';
import { FormDialog } from '#forms/form-dialog.tsx';
import type { FormTextValues } from '#forms/form-text-values.ts';
import { useTexts } from '#i18n/texts.ts';
import { ClaimDue } from '#screens/support/claim-due.tsx';
import { ServiceDoor } from '#screens/support/service-door.tsx';
import { SupportReceipt } from '#screens/support/support-receipt.tsx';
import { useSupportSubject } from '#screens/support/support-subject.ts';
import { useClaimAttempts } from '#screens/support/use-support-attempts.ts';

/** The way to claim: a dialog over the page. */
export function ServiceClaimPart(): ReactElement {
  const { t } = useTexts();
  const { usual: days, billing } = useFacts().settings.support.answerDays;
  const { dialog } = useDialogAddress();
  return (
    <ServiceDoor
      icon="shield"
      title={t('support.claim.title')}
      what={t('support.claim.what')}
      action={<FormButton form="claim">{t('support.claim.action')}</FormButton>}
    >
      <p>{t('support.claim.time', { days, billing })}</p>
      {dialog === 'claim' && <ClaimDialog />}
    </ServiceDoor>
  );
}

function ClaimDialog(): ReactElement {
  const subject = useSupportSubject();
  const attempts = useClaimAttempts(subject);
  const { usual: days } = useFacts().settings.support.answerDays;
  return (
    <FormDialog
      form="claim"
      subject={subject}
      attempts={attempts}
      explain={(answers) => ({ actionNote: <ClaimDue answers={answers} /> })}
      textValues={(): FormTextValues<'claim'> => ({ days })}
      receipt={(answers, { result }) => (
        <SupportReceipt kind="claim" receipt={result as Receipt} answers={answers} isOwn />
      )}
    />
  );
}
