import type { ReactElement } from 'react';
import type { CustomerRequest } from '#domain/customer/request.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { downloadRequestReceipt } from '#queries/account/requests.ts';
import { DownloadButton } from '#ui/controls/download-button.tsx';

/** What proves what was written and when (Ley 10/2025 12.1), as a document. */
export function RequestReceiptPart({ request }: { request: CustomerRequest }): ReactElement | null {
  const { t } = useTexts();
  const { longDateTime } = useFormats();
  const { id, receipt, createdAt } = request;
  if (!receipt) return null;
  return (
    <p className="request-receipt">
      <span>
        {t('requests.receipt.received', { date: longDateTime(createdAt) })}{' '}
        {receipt.mailedTo && t('support.receipt.mailed', { email: receipt.mailedTo })}
      </span>
      <DownloadButton download={() => downloadRequestReceipt(id)}>
        {t('support.receipt.pdf')}
      </DownloadButton>
    </p>
  );
}
