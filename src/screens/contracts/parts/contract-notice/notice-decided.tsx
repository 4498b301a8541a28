import type { ReactElement } from 'react';
import type { ContractNotice } from '#domain/contract/contract-notice.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { Alert } from '#ui/feedback/alert.tsx';

/** The decision with its time; who leaves needs another supplier by then. */
export function NoticeDecided({ notice }: { notice: ContractNotice }): ReactElement | null {
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
