import type { ReactElement } from 'react';
import { useTexts } from '#i18n/texts.ts';
import type { LookupEntry } from '#queries/lookups.ts';

/** Prices of a kilowatt-hour differ in their fourth decimal. */
const DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 6 };

interface PeriodPrice {
  period: string;
  price: number;
}

const memberAt = (entry: LookupEntry, address: string) =>
  address
    .split('/')
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | null)?.[key], entry);

interface ProductPricesProps {
  entry: LookupEntry;
  /** Option `prices`: member of the entry -> what the price is for. */
  members: Record<string, string>;
}

/** The prices that the retailer gives of a product, by period where it has periods; nothing without prices. */
export function ProductPrices({ entry, members }: ProductPricesProps): ReactElement | null {
  const { t, optional, language } = useTexts();
  const figures = new Intl.NumberFormat(language, DECIMALS);
  const lines = Object.entries(members).flatMap(([address, kind]) => {
    const found = memberAt(entry, address);
    if (typeof found === 'number') return [{ kind, prices: [figures.format(found)] }];
    if (!Array.isArray(found) || found.length === 0) return [];
    const prices = (found as PeriodPrice[]).map(({ period, price }) => {
      // What a period means depends on how many there are: P2 is another one in 2.0TD than in 3.0TD.
      const name = optional(`form-engine.products.periods.${kind}-${found.length}.${period}`);
      return [period, name, figures.format(price)].filter(Boolean).join('\u00a0');
    });
    return [{ kind, prices }];
  });
  if (lines.length === 0) return null;
  return (
    <dl className="product-prices">
      {lines.map(({ kind, prices }) => (
        <div key={kind}>
          <dt>{t(`form-engine.products.${kind}`)}</dt>
          <dd>
            {prices.map((price) => (
              <span key={price}>{price}</span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
