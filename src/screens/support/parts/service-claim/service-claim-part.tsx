import type { ReactElement } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import type { Receipt } from '#domain/invoices/receipt.ts';
import { useDialogAddress } from '#forms/dialog-address.ts';
import { FormButton } from '#forms/form-button.tsx';
import { FormDialog } from '#forms/form-dialog.tsx';
import type { FormTextValues } from '#forms/form-text-values.ts';
import { useTexts } from '#i18n/texts.ts';
import { ServiceDoor } from '#screens/support/service-door.tsx';
import { SupportReceipt } from '#screens/support/support-receipt.tsx';
import { useSupportSubject } from '#screens/support/support-subject.ts';
import { useClaimAttempts } from '#screens/support/use-support-attempts.ts';

/** The way to claim: a dialog over the page. */
export function ServiceClaimPart(): ReactElement {
  const { t } = useTexts();
  const { answerDays: days } = useFacts().settings.support;
  const { dialog } = useDialogAddress();
  return (
    <ServiceDoor
      icon="shield"
      title={t('support.claim.title')}
      what={t('support.claim.what')}
      action={<FormButton form="claim">{t('support.claim.action')}</FormButton>}
    >
      <p>{t('support.claim.time', { days })}</p>
      {dialog === 'claim' && <ClaimDialog />}
    </ServiceDoor>
  );
}

function ClaimDialog(): ReactElement {
  const subject = useSupportSubject();
  const attempts = useClaimAttempts(subject);
  const { answerDays: days } = useFacts().settings.support;
  return (
    <FormDialog
      form="claim"
      subject={subject}
      attempts={attempts}
      textValues={(): FormTextValues<'claim'> => ({ days })}
      receipt={(answers, { result }) => (
        <SupportReceipt kind="claim" receipt={result as Receipt} answers={answers} isOwn />
      )}
    />
  );
}
