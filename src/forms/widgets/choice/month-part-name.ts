import type { ProductMonth } from '#domain/bills/supply-month.ts';
import type { Translate } from '#i18n/texts.ts';

/** What a part of the price a month is called: the tax on sales has the name of the territory that is supplied. */
export const monthPartName = (
  t: Translate,
  part: ProductMonth['lines'][number]['part'],
  { salesTax }: Pick<ProductMonth, 'salesTax'>,
): string =>
  part === 'vat' ? t(`common.taxes.${salesTax}`) : t(`form-engine.products.month.parts.${part}`);
