import type { ReactElement } from 'react';
import type { ProductMonth } from '#domain/bills/supply-month.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { monthPartName } from './month-part-name.ts';

/** How the price a month is computed: lines that add up to it. */
export function ProductMonthDetails({
  month,
  name,
}: {
  month: ProductMonth;
  name: string;
}): ReactElement {
  const { t } = useTexts();
  const { euro, kilowatts, energy, figure, list } = useFormats();
  const { powers, kwhYear, rates, shares } = month;
  const values: Record<string, string> = {
    power: list(powers.map(kilowatts)),
    energy: energy(kwhYear / 12),
    'special-tax': `${figure(Math.round(rates.specialElectricity * 100) / 100)}\u00a0%`,
    vat: `${figure(rates.vat)}\u00a0%`,
  };
  return (
    <details className="product-how">
      <summary>
        {t('form-engine.products.month.how')}
        <span className="visually-hidden">: {name}</span>
      </summary>
      <dl>
        {month.lines.map(({ part, cents }) => (
          <div key={part}>
            <dt>
              {monthPartName(t, part, month)}
              {values[part] && <small> {values[part]}</small>}
            </dt>
            <dd>{euro(cents / 100)}</dd>
          </div>
        ))}
        <div>
          <dt>{t('form-engine.products.month.total')}</dt>
          <dd>{euro(month.cents / 100)}</dd>
        </div>
      </dl>
      {shares.length > 0 && (
        <p>
          {t('form-engine.products.month.shares', {
            shares: list(shares.map((share, at) => `${figure(share)}\u00a0% P${at + 1}`)),
          })}
        </p>
      )}
    </details>
  );
}
