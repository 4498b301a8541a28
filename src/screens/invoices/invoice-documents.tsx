import type { ReactElement } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import type { InvoiceDocument, JointInvoice } from '#domain/invoices/invoice.ts';
import { useTexts } from '#i18n/texts.ts';
import { downloadInvoice } from '#queries/invoices/invoice-downloads.ts';
import { DownloadButton, DownloadFailed } from '#ui/controls/download-button.tsx';
import { useDownload } from '#ui/controls/use-download.ts';
import { Icon } from '#ui/layout/icon.tsx';
import { Menu } from '#ui/overlays/menu.tsx';
import { useOfferedDocuments } from './several/offered-documents.ts';

interface InvoiceDocumentsProps {
  invoice: Pick<JointInvoice, 'id' | 'number' | 'documents'>;
  /** True for an invoice of several supply points. */
  joint?: boolean;
}

/** The documents of an invoice: a button where there is one, else a menu; nothing where there is none. */
export function InvoiceDocuments({
  invoice,
  joint = false,
}: InvoiceDocumentsProps): ReactElement | null {
  const { t } = useTexts();
  const { downloadInNewTab: newTab } = useFacts().settings.invoices;
  const { state, start } = useDownload();
  const { number } = invoice;
  const offered = useOfferedDocuments()(invoice.documents);
  const [only, ...others] = offered;
  const save = (document: InvoiceDocument) => downloadInvoice(invoice, document, { joint, newTab });

  if (!only) return null;
  if (others.length === 0)
    return (
      <DownloadButton quiet download={() => save(only)}>
        <span className="visually-hidden">
          {t('invoices.documents.one', { document: t(`invoices.documents.${only}`), number })}
        </span>
      </DownloadButton>
    );
  return (
    <span className="download">
      {state === 'failed' && <DownloadFailed />}
      <Menu
        label={t('invoices.documents.open', { number })}
        look="btn btn-quiet btn-sm"
        busy={state === 'busy'}
        button={
          state === 'busy' ? (
            <span className="busy-mark" aria-hidden="true" />
          ) : (
            <Icon name="download" />
          )
        }
        entries={offered.map((document) => ({
          id: document,
          label: t(`invoices.documents.${document}`),
          onSelect: () => start(() => save(document)),
        }))}
      />
    </span>
  );
}
