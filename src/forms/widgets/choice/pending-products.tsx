import type { WidgetProps } from '@rjsf/utils';
import type { HTMLAttributes, ReactElement } from 'react';
import { useHydrated } from '#ui/loading/use-hydrated.ts';
import type { Offer } from './choice-offer.ts';
import './pending-products.scss';

/** What the cards of products are rendered from. */
export interface ProductCardsProps {
  field: WidgetProps;
  offer: Offer;
  /** What makes an element the group of radios. */
  group: HTMLAttributes<HTMLDivElement>;
}

/**
 * True while products will be there without an answer of the customer. A prerendered page does not know yet what the form
 * itself answers for their look-up.
 */
export function useArePending({ state, choices }: Offer): boolean {
  const isHydrated = useHydrated();
  return choices.length === 0 && (state === 'loading' || (state === 'waiting' && !isHydrated));
}

const cards = ['first', 'second', 'third'];
const lines = ['name', 'price', 'terms', 'details'];

/** Room for cards of products, so that what is below them does not move when they are there. */
export function PendingProducts({ field, offer, group }: ProductCardsProps): ReactElement {
  const arePending = useArePending(offer) || offer.choices.length > 0;
  return (
    <>
      {arePending && Boolean(field.options.monthly) && <div className="pending-tools" />}
      {/* No group of radios yet: one that is there is the one that stays. */}
      <div className={group.className} aria-busy={arePending}>
        <div className="product-cards" aria-hidden="true">
          {arePending &&
            cards.map((card) => (
              <div key={card} className="pending-product">
                {lines.map((line) => (
                  <span key={line} className="skeleton-line" />
                ))}
              </div>
            ))}
        </div>
      </div>
    </>
  );
}
