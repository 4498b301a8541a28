import type { ReactElement } from 'react';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import type { PricedChoice } from './product-order.ts';
import { useOtherProduct } from './use-other-product.ts';

interface ProductTotalProps {
  /** Option `with`: address of the other choice of products. */
  other: string;
  choices: readonly PricedChoice[];
  /** Value of the chosen product. */
  chosen: string | undefined;
}

/** What two supplies cost a month together, in whole euro: of the products chosen, or from the least of each. */
export function ProductTotal({ other, choices, chosen }: ProductTotalProps): ReactElement | null {
  const { t } = useTexts();
  const { roundEuro } = useFormats();
  const added = useOtherProduct(other);
  const own = choices.find(({ value }) => value === chosen);
  // A price that follows the market may not stay the least.
  const lasting = choices.filter(({ month }) => !month?.range);
  const months = (own ? [own] : lasting).flatMap(({ month }) => month?.cents ?? []);
  const isKnown = added !== undefined && months.length > 0;
  const isChosen = own !== undefined && added?.isChosen === true;
  const price = isKnown && roundEuro((added.month.cents + Math.min(...months)) / 100);
  return (
    <p className="product-together" aria-live="polite">
      {price && t(`form-engine.products.month.together${isChosen ? '' : '-from'}`, { price })}
    </p>
  );
}
