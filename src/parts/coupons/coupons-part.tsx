import type { ReactElement } from 'react';
import { PartBoundary } from '#ui/feedback/part-boundary.tsx';
import { lazyPart } from '#ui/loading/lazy-part.tsx';

const CouponsCard = lazyPart(
  () => import('./coupons-card.tsx').then((module) => module.CouponsCard),
  { failed: () => null },
);

/** The customer's coupons; nothing where there are none, or where they cannot be shown (customer area, section 2). */
export function CouponsPart(): ReactElement {
  return (
    <PartBoundary name="coupons" instead={null}>
      <CouponsCard />
    </PartBoundary>
  );
}
