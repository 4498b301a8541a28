import { type ReactElement, useMemo } from 'react';
import type { Contract } from '#domain/contract/contract.ts';
import type { ContractNotice, NoticeStanding } from '#domain/contract/contract-notice.ts';
import { FormButton } from '#forms/form-button.tsx';
import { FormDialog } from '#forms/form-dialog.tsx';
import type { FormTextValues } from '#forms/form-text-values.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';

const FORM = 'contract-notice-decision';

interface NoticeDecisionProps {
  contract: Contract;
  notice: ContractNotice & { standing: NoticeStanding };
}

/** What can be done and what happens without an answer, or that it is too late; nothing once it is decided. */
export function NoticeDecision({ contract, notice }: NoticeDecisionProps): ReactElement {
  const { t } = useTexts();
  const { longDate } = useFormats();
  const { id, contractId, standing, decideUntil, inForce, withoutAnswer } = notice;
  // A new subject would be new facts for the form.
  const subject = useMemo(
    () => ({ notice: { id, contractId, standing } }),
    [id, contractId, standing],
  );
  const values = { date: longDate(inForce), until: longDate(decideUntil) };
  return (
    <>
      {standing === 'closed' && <p>{t(`notices.closed.${withoutAnswer}`, values)}</p>}
      {standing === 'open' && (
        <>
          <p>
            {t('notices.open', values)} {t(`notices.without-answer.${withoutAnswer}`, values)}
          </p>
          <FormButton form={FORM} subject={subject} variant="primary">
            {t('notices.decide')}
          </FormButton>
        </>
      )}
      <FormDialog
        form={FORM}
        subject={subject}
        textValues={(): FormTextValues<typeof FORM> => ({
          address: contract.address,
          date: longDate(inForce),
        })}
      />
    </>
  );
}
