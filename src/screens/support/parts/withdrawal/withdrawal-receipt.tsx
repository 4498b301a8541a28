import type { ReactElement } from 'react';
import type { WithdrawalReceipt as Receipt } from '#domain/contract/withdrawal-receipt.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { downloadWithdrawalReceipt } from '#queries/contracts/withdrawal-documents.ts';
import { Button } from '#ui/controls/button.tsx';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { DownloadButton } from '#ui/controls/download-button.tsx';
import { DefinitionList } from '#ui/layout/definition-list.tsx';
import '#screens/support/support.scss';

/** Effects that the portal explains; of another one it says nothing. */
const effects = ['order_cancelled', 'supply_settled'];

/** What proves a withdrawal: number and moment, what follows, and its document. */
export function WithdrawalReceipt({ receipt }: { receipt: Receipt }): ReactElement {
  const { t } = useTexts();
  const { dateTime } = useFormats();
  const { number = '', at, contract = '', supply = '', effect = '', key } = receipt;
  return (
    <section className="support-receipt" aria-label={t('support.receipt.title')}>
      <p className="support-number">
        <span>{t('support.withdrawal.number')}</span>
        <strong>{number}</strong>
        <CopyButton text={number} label={t('support.receipt.copy')} />
      </p>
      <DefinitionList
        items={[
          { term: t('support.receipt.taken'), value: at && dateTime(at) },
          { term: t('support.receipt.about'), value: contract },
          { term: t('support.withdrawal.supply'), value: supply, wide: true },
        ]}
      />
      {effects.includes(effect) && <p>{t(`support.withdrawal.effects.${effect}`)}</p>}
      <div className="support-receipt-actions">
        {key && (
          <DownloadButton download={() => downloadWithdrawalReceipt({ key, number })}>
            {t('support.withdrawal.download')}
          </DownloadButton>
        )}
        <Button icon="print" size="small" onClick={() => window.print()}>
          {t('support.receipt.print')}
        </Button>
      </div>
    </section>
  );
}
