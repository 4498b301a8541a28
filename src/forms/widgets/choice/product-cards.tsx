import { type ReactElement, useState } from 'react';
import { ownOf } from '#forms/lookups/own-products.ts';
import { useTexts } from '#i18n/texts.ts';
import { PendingProducts, type ProductCardsProps, useArePending } from './pending-products.tsx';
import { ProductCard } from './product-card.tsx';
import { CompareButton, ProductComparison } from './product-comparison.tsx';
import { inProductOrder, type ProductOrder, recommendedProduct } from './product-order.ts';
import { ProductTools } from './product-tools.tsx';
import { ProductTotal } from './product-total.tsx';
import { useProductMonths } from './use-product-months.ts';
import './product-cards.scss';

const COMPARED = 2;
const usualOrders: readonly ProductOrder[] = ['price', 'name'];

/**
 * Choices as cards of products. Options `description` (text or HTML), `link` and `prices` name members of an entry;
 * what an entry does not have is left out. With option `monthly` a card says first what the product costs a month, one
 * may be recommended (`recommend`), two may be compared, three or more can be put in order, and the price of another
 * choice of products may be added (`with`). Products that the setting
 * `products` names stand in its order until the customer chooses another.
 */
export function ProductCards({ field, offer, group }: ProductCardsProps): ReactElement {
  const { language } = useTexts();
  const arePending = useArePending(offer);
  const [chosen, setOrder] = useState<ProductOrder>();
  const [showsPrices, setShowsPrices] = useState(false);
  const [picked, setPicked] = useState<readonly string[]>([]);
  const offered = useProductMonths(field, offer.choices);
  const priced = offered.filter(({ month }) => month);
  const isOrdered = offered.length > COMPARED && priced.length > 0;
  const hasPlaces = offered.some(({ entry }) => entry && ownOf(entry).place !== undefined);
  const orders = hasPlaces ? (['place', ...usualOrders] as const) : usualOrders;
  const order = chosen ?? orders[0] ?? 'price';
  const shown = isOrdered ? inProductOrder(offered, order, language) : offered;
  const recommended = recommendedProduct(offered, field.options.recommend);
  const compared = shown.filter(({ value }) => picked.includes(value));
  const pick = (value: string) =>
    setPicked(
      picked.includes(value)
        ? picked.filter((one) => one !== value)
        : [...picked.slice(1 - COMPARED), value],
    );
  if (arePending) return <PendingProducts {...{ field, offer, group }} />;
  return (
    <>
      {priced.length > 0 && (
        <ProductTools
          id={field.id}
          orders={isOrdered ? orders : []}
          order={order}
          onOrder={setOrder}
          showsPrices={showsPrices}
          onPrices={setShowsPrices}
        />
      )}
      <div {...group}>
        <div className="product-cards">
          {shown.map((choice) => (
            <ProductCard
              key={choice.value}
              {...{ field, offer, choice, showsPrices }}
              place={offered.indexOf(choice)}
              isRecommended={choice.value === recommended}
            >
              {choice.month && priced.length >= COMPARED && (
                <CompareButton
                  name={choice.label}
                  isPicked={picked.includes(choice.value)}
                  onPick={() => pick(choice.value)}
                />
              )}
            </ProductCard>
          ))}
        </div>
      </div>
      <ProductComparison
        choices={compared}
        members={(field.options.prices ?? {}) as Record<string, string>}
      />
      {typeof field.options.with === 'string' && (
        <ProductTotal other={field.options.with} choices={offered} chosen={offer.chosen} />
      )}
    </>
  );
}
