import type { ReactElement } from 'react';
import { useFacts, useFailingCondition } from '#config/facts-provider.tsx';
import { PartBoundary } from '#ui/feedback/part-boundary.tsx';
import { lazyPart } from '#ui/loading/lazy-part.tsx';

const CouponsCard = lazyPart(
  () => import('./coupons-card.tsx').then((module) => module.CouponsCard),
  { failed: () => null },
);

/** The customer's coupons, where the retailer has any on offer (customer area, section 2). */
export function CouponsBanner(): ReactElement | null {
  const { signedIn } = useFacts().session;
  const isOffered = useFailingCondition()(['coupons-enabled']) === null;
  if (!signedIn || !isOffered) return null;
  return (
    <PartBoundary name="coupons" instead={null}>
      <CouponsCard />
    </PartBoundary>
  );
}
