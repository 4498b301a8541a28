import type { ReactElement } from 'react';
import { useFacts, useFailingCondition } from '#config/facts-provider.tsx';
import { useOpenRoutes } from '#config/open-routes.ts';
import type { Invoice, InvoiceDocument } from '#domain/invoices/invoice.ts';
import { useFormats } from '#i18n/formats.ts';
import { usePeriodText } from '#i18n/period.ts';
import { useTexts } from '#i18n/texts.ts';
import { downloadInvoice } from '#queries/invoices/invoice-downloads.ts';
import { useLatestInvoices } from '#screens/home/home-reads.ts';
import { OverviewTile, TileLink } from '#screens/home/overview-tile.tsx';
import { DownloadButton } from '#ui/controls/download-button.tsx';
import { Loaded } from '#ui/feedback/loaded.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';

/** The PDF of an invoice that the retailer offers, and the condition for it. */
const papers = [
  ['pdf', 'invoice-pdf-enabled'],
  ['signed_pdf', 'invoice-signed-pdf-enabled'],
] as const satisfies readonly (readonly [InvoiceDocument, string])[];

/** The latest invoices to download. */
export function HomeDocumentsPart(): ReactElement {
  const { t } = useTexts();
  const failing = useFailingCondition();
  const invoices = useOpenRoutes()('invoices')?.address;
  const paperOf = ({ documents }: Invoice) =>
    papers.find(
      ([paper, condition]) => documents.includes(paper) && failing([condition]) === null,
    )?.[0];
  return (
    <OverviewTile id="documents" icon="download">
      <Loaded
        query={useLatestInvoices()}
        skeleton={<Skeleton lines={3} />}
        failed={t('overview.documents.failed')}
      >
        {({ found, isWhole }) => {
          const rows = found.flatMap((invoice) => {
            const paper = paperOf(invoice);
            return paper ? [{ invoice, paper }] : [];
          });
          if (rows.length === 0) return isWhole && <p>{t('overview.documents.none')}</p>;
          return (
            <>
              <ul className="overview-lines">
                {rows.map(({ invoice, paper }) => (
                  <li key={`${invoice.type}-${invoice.id}`}>
                    <InvoicePaper invoice={invoice} paper={paper} />
                  </li>
                ))}
              </ul>
              <TileLink to={invoices}>{t('overview.documents.more')}</TileLink>
            </>
          );
        }}
      </Loaded>
    </OverviewTile>
  );
}

function InvoicePaper({ invoice, paper }: { invoice: Invoice; paper: InvoiceDocument }) {
  const { t } = useTexts();
  const { date } = useFormats();
  const period = usePeriodText();
  const { downloadInNewTab: newTab } = useFacts().settings.invoices;
  const { number, address, cups, contract } = invoice;
  return (
    <>
      <span className="overview-line-words">
        {period(invoice.startDate, invoice.endDate) || date(invoice.date)}
        <span className="overview-note">{address || cups || contract}</span>
      </span>
      <DownloadButton quiet download={() => downloadInvoice(invoice, paper, { newTab })}>
        <span className="visually-hidden">{t('overview.documents.download', { number })}</span>
      </DownloadButton>
    </>
  );
}
