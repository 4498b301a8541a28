import type { LeadFields, LeadKind } from '#sandbox/contracting/lead-fields.ts';
import { activityCode, HOME_ACTIVITY } from './activity-code.ts';
import { chosenOffer } from './lead-offer.ts';
import type { Ordered } from './order-types.ts';

/** What a lead contracts; null where its product is not on offer any more. */
export function orderedOf(
  kind: LeadKind,
  lead: LeadFields,
  powerThreshold: number,
): Ordered | null {
  const offer = chosenOffer(kind, lead, powerThreshold);
  if (!offer) return null;
  const { cnae, start = null, start_date = null } = lead;
  const isHome = cnae?.vivienda !== 'business';
  return {
    terms: offer.terms,
    prices: offer.prices,
    cnae: activityCode(isHome ? (cnae?.cnae ?? HOME_ACTIVITY) : cnae?.cnae),
    start,
    start_date: start === 'date' ? start_date : null,
  };
}
