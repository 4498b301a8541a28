import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useOpenRoutes } from '#config/open-routes.ts';
import { chargedEuro, type Invoice } from '#domain/invoices/invoice.ts';
import {
  changeSince,
  endsOfYearBefore,
  invoiceOfYearBefore,
} from '#domain/invoices/invoice-before.ts';
import { useFormats } from '#i18n/formats.ts';
import { usePeriodText } from '#i18n/period.ts';
import { useTexts } from '#i18n/texts.ts';
import { type InvoiceType, invoicesQuery, ofContract } from '#queries/invoices/invoices.ts';
import { useHasManyHomes, useLatestInvoices } from '#screens/home/home-reads.ts';
import { OverviewTile, TileLink } from '#screens/home/overview-tile.tsx';
import { Loaded } from '#ui/feedback/loaded.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';

/**
 * The last invoice, and how it compares with the one of the same period a year before; nothing for a customer of many homes,
 * of whom it says nothing.
 */
export function HomeInvoicePart(): ReactElement | null {
  if (useHasManyHomes()) return null;
  return (
    <OverviewTile id="invoice" icon="invoice">
      <LastInvoice />
    </OverviewTile>
  );
}

function LastInvoice(): ReactElement {
  const { t } = useTexts();
  return (
    <Loaded
      query={useLatestInvoices()}
      skeleton={<Skeleton lines={3} />}
      failed={t('overview.invoice.failed')}
    >
      {({ found, isWhole }) => {
        // One that gives money back corrects another, and is not what the energy cost.
        const invoice =
          found.find(({ rectificativeType }) => rectificativeType !== 'A') ?? found[0];
        if (!invoice) return isWhole && <p>{t('overview.invoice.none')}</p>;
        const hasHomes = found.some(({ address }) => address !== invoice.address);
        return <InvoiceSentence invoice={invoice} hasHomes={hasHomes} />;
      }}
    </Loaded>
  );
}

function InvoiceSentence({ invoice, hasHomes }: { invoice: Invoice; hasHomes: boolean }) {
  const { t } = useTexts();
  const { euro, date } = useFormats();
  const period = usePeriodText();
  const address = useOpenRoutes()('invoices')?.address;
  const { type, number, address: home } = invoice;
  const charged = chargedEuro(invoice);
  return (
    <>
      {charged !== null && <p className="overview-figure">{euro(charged)}</p>}
      <p>
        {t(`overview.invoice.of.${type === 'gas' ? 'gas' : 'electricity'}`, {
          period: period(invoice.startDate, invoice.endDate) || date(invoice.date),
        })}
        {hasHomes && home && <span className="overview-note">{home}</span>}
      </p>
      {charged !== null && <InvoiceChange invoice={invoice} />}
      <TileLink to={address && `${address}?${new URLSearchParams({ type, number })}`}>
        {t('overview.invoice.see')}
      </TileLink>
    </>
  );
}

/** A difference below this share is none. */
const SAME = 0.005;
/** Most invoices that end within the same days: the ordinary one, and what corrects it. */
const MOST = 20;

/** How much more or less than a year before, in words. */
function InvoiceChange({ invoice }: { invoice: Invoice }): ReactElement {
  const { t } = useTexts();
  const { euro, percent } = useFormats();
  const ends = endsOfYearBefore(invoice);
  const type: InvoiceType = invoice.type === 'gas' ? 'gas' : 'electricity';
  const { data, error } = useQuery({
    ...invoicesQuery({
      type,
      offset: 0,
      limit: MOST,
      conditions: [
        ...ofContract(invoice.contract),
        ['end_date', '>=', ends?.from],
        ['end_date', '<=', ends?.to],
      ],
    }),
    enabled: ends !== null,
  });
  const before = data && invoiceOfYearBefore(invoice, data.rows);
  const change = before ? changeSince(invoice, before) : null;
  const text = () => {
    if (before && change !== null) {
      const kind = Math.abs(change) < SAME ? 'same' : change > 0 ? 'more' : 'less';
      return t(`overview.invoice.${kind}`, {
        percent: percent(Math.abs(change)),
        before: euro(chargedEuro(before) ?? 0),
      });
    }
    if (error && !data) return t('overview.invoice.compare-failed');
    // Its line is there before it is known: nothing below moves.
    return ends !== null && !data ? '\u00a0' : t('overview.invoice.not-comparable');
  };
  return <p className="overview-note">{text()}</p>;
}
