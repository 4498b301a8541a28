import type { ReactElement } from 'react';
import { useFacts, useFailingCondition } from '#config/facts-provider.tsx';
import { attachmentsByCategory, type Contract, type ContractAttachment } from '#domain/contract.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { downloadAttachment, downloadContract } from '#queries/contract-documents.ts';
import { Card } from '#ui/card.tsx';
import { DownloadButton } from './download-button.tsx';

/** The contract's document and its attachments, by category; nothing where there are none. */
export function ContractDocumentsCard({ contract }: { contract: Contract }): ReactElement | null {
  const { t } = useTexts();
  const { downloadInNewTab: newTab } = useFacts().settings.invoices;
  const isOffered = useFailingCondition()(['contract-documents-enabled']) === null;
  const categories = attachmentsByCategory(contract.attachments);
  if (categories.length === 0 && !isOffered) return null;
  return (
    <Card
      title={t('contracts.attachments.title')}
      icon="document"
      className="card-wide"
      actions={
        isOffered && (
          <DownloadButton
            action="download"
            download={() => downloadContract(contract.name, { newTab })}
          >
            {t('contracts.detail.pdf')}
          </DownloadButton>
        )
      }
    >
      <div className="contract-categories">
        {categories.map(({ category, attachments }) => (
          <section key={category}>
            <h3>{category || t('contracts.attachments.other')}</h3>
            <ul>
              {attachments.map((attachment) => (
                <Attachment key={attachment.id} attachment={attachment} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Card>
  );
}

function Attachment({ attachment }: { attachment: ContractAttachment }): ReactElement {
  const { t } = useTexts();
  const { date } = useFormats();
  const { name, createdDate, sizeText } = attachment;
  const details = [date(createdDate), sizeText].filter(Boolean).join(' · ');
  return (
    <li className="contract-attachment">
      <div>
        <p className="contract-attachment-name">{name}</p>
        {details && <p className="contract-attachment-details">{details}</p>}
      </div>
      <DownloadButton quiet download={() => downloadAttachment(attachment)}>
        <span className="visually-hidden">{t('contracts.attachments.download', { name })}</span>
      </DownloadButton>
    </li>
  );
}
