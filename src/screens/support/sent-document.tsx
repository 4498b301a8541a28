import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { downloadRequestReceipt, sentRequestQuery } from '#queries/account/requests.ts';
import { DownloadButton } from '#ui/controls/download-button.tsx';

/** The receipt of what was just sent as a document, and where it was sent; nothing where the retailer has none. */
export function SentDocument({ id }: { id: number }): ReactElement | null {
  const { t } = useTexts();
  const { receipt } = useQuery(sentRequestQuery(id)).data ?? {};
  if (!receipt) return null;
  return (
    <>
      {receipt.mailedTo && (
        <p className="support-receipt-mailed">
          {t('support.receipt.mailed', { email: receipt.mailedTo })}
        </p>
      )}
      <DownloadButton download={() => downloadRequestReceipt(id)}>
        {t('support.receipt.pdf')}
      </DownloadButton>
    </>
  );
}
