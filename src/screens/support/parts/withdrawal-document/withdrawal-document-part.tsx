import { type ReactElement, useState } from 'react';
import { problemOf } from '#domain/problem.ts';
import { useTexts } from '#i18n/texts.ts';
import { downloadWithdrawalForm } from '#queries/contracts/withdrawal-documents.ts';
import { isUnknownCall } from '#queries/read/lookup-read.ts';
import { DownloadButton } from '#ui/controls/download-button.tsx';
import { Card } from '#ui/layout/card.tsx';

/** The model form as a document; of a retailer that has none here, how to get it. */
export function WithdrawalDocumentPart(): ReactElement {
  const { t } = useTexts();
  const [isMissing, setMissing] = useState(false);
  const download = () =>
    downloadWithdrawalForm().catch((thrown) => {
      if (!isUnknownCall(problemOf(thrown))) throw thrown;
      setMissing(true);
    });
  return (
    <Card icon="document" title={t('support.withdrawal.form.title')}>
      <p>{t('support.withdrawal.form.body')}</p>
      {isMissing ? (
        <p role="status">{t('support.withdrawal.form.missing')}</p>
      ) : (
        <DownloadButton download={download}>{t('support.withdrawal.form.action')}</DownloadButton>
      )}
    </Card>
  );
}
