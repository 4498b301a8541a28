import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useFacts, useFailingCondition } from '#config/facts-provider.tsx';
import { useOpenRoutes } from '#config/open-routes.ts';
import {
  attachmentsByCategory,
  type Contract,
  type ContractAttachment,
} from '#domain/contract/contract.ts';
import { useFormats } from '#i18n/formats.ts';
import { usePathTo } from '#i18n/paths.ts';
import { useTexts } from '#i18n/texts.ts';
import { hasCommunicationsQuery } from '#queries/account/communications.ts';
import { downloadAttachment, downloadContract } from '#queries/contracts/contract-documents.ts';
import { usePageAction } from '#screens/contracts/page-action.ts';
import { DownloadButton } from '#ui/controls/download-button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Icon } from '#ui/layout/icon.tsx';

/** The contract's document, what was sent about it, and its attachments by category; nothing where there are none. */
export function ContractDocumentsPart({ contract }: { contract: Contract }): ReactElement | null {
  const { t } = useTexts();
  const isOffered = useFailingCondition()(['contract-documents-enabled']) === null;
  const categories = attachmentsByCategory(contract.attachments);
  const hasCommunications = useHasCommunications(contract);
  if (categories.length === 0 && !isOffered && !hasCommunications) return null;
  return (
    <Card
      title={t('contracts.attachments.title')}
      icon="document"
      className="card-wide"
      actions={
        <>
          {hasCommunications && <CommunicationsLink contract={contract} />}
          {isOffered && <ContractPdf name={contract.name} />}
        </>
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

/** True when the page of the communications about a contract is open, and the retailer provides them. */
function useHasCommunications({ id }: Contract): boolean {
  const isOpen = useOpenRoutes()('contract-communications') !== null;
  const { data } = useQuery({ ...hasCommunicationsQuery(id), enabled: isOpen });
  return isOpen && data === true;
}

function CommunicationsLink({ contract }: { contract: Contract }): ReactElement {
  const { t } = useTexts();
  const to = usePathTo();
  return (
    <Link
      className="btn btn-secondary btn-sm"
      to={to('contract-communications', { contractId: String(contract.id) })}
    >
      <Icon name="mail" />
      {t('communications.link')}
    </Link>
  );
}

/** Saves the contract; an address with `?action=download` presses it. */
function ContractPdf({ name }: { name: string }): ReactElement {
  const { t } = useTexts();
  const { downloadInNewTab: newTab } = useFacts().settings.invoices;
  const place = useRef<HTMLSpanElement>(null);
  usePageAction('download', () => {
    // The user who followed a link, and did not click the button, sees the result.
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
