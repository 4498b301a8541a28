import type { PriceAlertTerms, PriceAlertType } from '#domain/customer/price-alert.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';

const names: Record<PriceAlertType, string> = { '<': 'below', '>': 'above', '==': 'equal' };

/** Writes a price of the market, €/MWh. */
export function usePriceWords(): (price: number) => string {
  const { t } = useTexts();
  const { euro, number } = useFormats();
  // A limit is shown as it is stored: no decimal is rounded away.
  const write = (price: number) =>
    Number(price.toFixed(2)) === price ? euro(price) : `${number(price)} €`;
  return (price) => t('price-alerts.price', { price: write(price) });
}

/** Writes what an alert means: "Avíseme si baja de 62,40 €/MWh". */
export function useAlertWords(): (alert: PriceAlertTerms) => string {
  const { t } = useTexts();
  const price = usePriceWords();
  return (alert) => t(`price-alerts.when.${names[alert.type]}`, { price: price(alert.price) });
}
