import { type ReactElement, useRef } from 'react';
import { useFacts, useFailingCondition } from '#config/facts-provider.tsx';
import { attachmentsByCategory, type Contract, type ContractAttachment } from '#domain/contract.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { downloadAttachment, downloadContract } from '#queries/contract-documents.ts';
import { Card } from '#ui/card.tsx';
import { DownloadButton } from '#ui/download-button.tsx';
import { usePageAction } from './page-action.ts';

/** The contract's document and its attachments, by category; nothing where there are none. */
export function ContractDocumentsCard({ contract }: { contract: Contract }): ReactElement | null {
  const { t } = useTexts();
  const isOffered = useFailingCondition()(['contract-documents-enabled']) === null;
  const categories = attachmentsByCategory(contract.attachments);
  if (categories.length === 0 && !isOffered) return null;
  return (
    <Card
      title={t('contracts.attachments.title')}
      icon="document"
      className="card-wide"
      actions={isOffered && <ContractPdf name={contract.name} />}
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

/** Saves the contract; an address with `?action=download` presses it. */
function ContractPdf({ name }: { name: string }): ReactElement {
  const { t } = useTexts();
  const { downloadInNewTab: newTab } = useFacts().settings.invoices;
  const place = useRef<HTMLSpanElement>(null);
  usePageAction('download', () => {
    // Whoever did not press it sees what became of it.
    place.current?.scrollIntoView?.({ block: 'center' });
    place.current?.querySelector('button')?.click();
  });
  return (
    <span ref={place}>
      <DownloadButton download={() => downloadContract(name, { newTab })}>
        {t('contracts.detail.pdf')}
      </DownloadButton>
    </span>
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
