import type { ReactElement } from 'react';
import type { ProductMonth } from '#domain/bills/supply-month.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';

/** What a product costs a month, in whole euro, and from what that was computed. */
export function ProductMonthNote({ month }: { month: ProductMonth }): ReactElement {
  const { t } = useTexts();
  const { roundEuro, kilowatts, kilowattHours, list } = useFormats();
  const use = list([...month.powers.map(kilowatts), kilowattHours(month.kwhYear)]);
  return (
    <>
      <p className="product-month">
        {month.range
          ? t('form-engine.products.month.range', {
              low: roundEuro(month.range.low / 100),
              high: roundEuro(month.range.high / 100),
            })
          : t('form-engine.products.month.price', { price: roundEuro(month.cents / 100) })}
      </p>
      <p className="product-basis">
        {t(`form-engine.products.month.${month.isAssumed ? 'assumed' : 'known'}`, { use })}
      </p>
    </>
  );
}
