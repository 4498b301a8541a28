import { type ReactElement, useMemo } from 'react';
import type { Contract } from '#domain/contract/contract.ts';
import type { ContractNotice, NoticeStanding } from '#domain/contract/contract-notice.ts';
import { FormButton } from '#forms/form-button.tsx';
import { FormDialog } from '#forms/form-dialog.tsx';
import type { FormTextValues } from '#forms/form-text-values.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { Alert } from '#ui/feedback/alert.tsx';

const FORM = 'contract-notice-decision';

interface NoticeDecisionProps {
  contract: Contract;
  notice: ContractNotice & { standing: NoticeStanding };
}

/** What can be done and what happens without an answer; what was decided, and when; that it is too late. */
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
      {standing === 'decided' && <Decided notice={notice} />}
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

/** The decision with its time; who leaves needs another supplier by then. */
function Decided({ notice }: { notice: ContractNotice }): ReactElement | null {
  const { t } = useTexts();
  const { longDate, longDateTime } = useFormats();
  const { decision, inForce } = notice;
  if (!decision) return null;
  const values = { date: longDate(inForce), at: longDateTime(decision.at) };
  return (
    <Alert tone="success" title={t(`notices.decided.${decision.choice}.title`, values)}>
      {t(`notices.decided.${decision.choice}.body`, values)}
    </Alert>
  );
}
