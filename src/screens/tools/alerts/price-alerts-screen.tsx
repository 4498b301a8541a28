import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import type { MarketProduct, PriceAlert } from '#domain/customer/price-alert.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import type { Column } from '#lists/column.ts';
import { List } from '#lists/list.tsx';
import { pagesOf } from '#lists/list-options.ts';
import { marketProductsQuery, priceAlertsQuery } from '#queries/account/price-alerts.ts';
import { Card } from '#ui/layout/card.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { useAlertWords, usePriceWords } from './alert-words.ts';
import { NewPriceAlert } from './new-price-alert.tsx';
import { RemoveAlert } from './remove-alert.tsx';
import { RemovedAlert } from './removed-alert.tsx';
import './price-alerts.scss';

/** The customer's price alerts, and the form for a new one (contracting and tools, section 2). */
export function PriceAlertsScreen(): ReactElement {
  const { t } = useTexts();
  const { contracts: settings } = useFacts().settings;
  const [added, setAdded] = useState(0);
  const [removed, setRemoved] = useState<PriceAlert | null>(null);
  return (
    <div className="price-alerts">
      <PageHeader title={t('frame.routes.price-alerts')} intro={t('price-alerts.intro')} />
      <Card title={t('price-alerts.new')} className="price-alert-form">
        <NewPriceAlert key={added} onAgain={() => setAdded(added + 1)} />
      </Card>
      {removed && (
        <RemovedAlert key={removed.id} alert={removed} onDismiss={() => setRemoved(null)} />
      )}
      <List
        texts="price-alerts.list."
        caption={t('price-alerts.list.caption')}
        icon="mail"
        query={priceAlertsQuery}
        heading={<h2>{t('price-alerts.list.caption')}</h2>}
        columns={useColumns(setRemoved)}
        rowKey={({ id }) => id}
        {...pagesOf({}, settings.itemsPerPage)}
        searchDelay={settings.searchDelayMs}
      />
    </div>
  );
}

function useColumns(onRemoved: (alert: PriceAlert) => void): Column<PriceAlert>[] {
  const { t } = useTexts();
  const { date } = useFormats();
  const words = useAlertWords();
  const price = usePriceWords();
  const { data: products = [] } = useQuery(marketProductsQuery());
  const known = new Map(products.map((product) => [product.name, product]));
  // No price is shown that the retailer does not give.
  const last = (product: MarketProduct | undefined) =>
    product?.price != null && product.date
      ? t('price-alerts.last', { price: price(product.price), date: date(product.date) })
      : null;
  const header = (id: string) => t(`price-alerts.list.columns.${id}`);
  return [
    {
      id: 'product',
      header: header('product'),
      primary: true,
      cell: ({ product }) => product,
      note: ({ product }) => last(known.get(product)),
    },
    { id: 'when', header: header('when'), chip: true, cell: words },
    {
      id: 'remove',
      header: header('remove'),
      chip: true,
      align: 'end',
      cell: (alert) => <RemoveAlert alert={alert} onRemoved={onRemoved} />,
    },
  ];
}
