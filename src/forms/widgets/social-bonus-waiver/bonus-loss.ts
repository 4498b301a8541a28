import { today } from '#config/clock.ts';
import type { Facts } from '#config/configuration-types.ts';
import { rateOn } from '#domain/bills/dated-rate.ts';
import { discountOfYear } from '#domain/bills/social-bonus.ts';
import type { Answers } from '#domain/submission.ts';
import { valueAt } from '#domain/values/value-at.ts';

/** What a household loses with the bono social in a year, in euro, by its degree, and the kWh it was computed with. */
export interface BonusLoss {
  vulnerable: number;
  severe: number;
  kwhYear: number;
}

/**
 * The loss of the home of a contracting: of the power and the consumption that the supply point has, else of those that
 * the estimate supposes. Null where the retailer has no price of the PVPC.
 */
export function bonusLoss(answers: Answers, { settings, subject }: Facts): BonusLoss | null {
  const { estimate, socialBonus } = settings.contractation;
  const size = valueAt(subject, ['wizard', 'answers', 'estimate', 'home']) ?? estimate.home;
  const home = size as 'small' | 'medium' | 'large';
  const { sipsPower, sipsConsumption } = answers;
  const kwhYear = Number(sipsConsumption) || estimate.electricity[home];
  const use = {
    power: Number(sipsPower) || estimate.power,
    kwhYear,
    limit: socialBonus.limits[home],
  };
  const day = today();
  const rates = {
    specialElectricity: rateOn(settings.taxes.specialElectricity, day),
    vat: rateOn(settings.taxes.vatElectricity, day),
  };
  const { power, energy } = socialBonus.regulated;
  const lossOf = (discount: number) =>
    discountOfYear({ power, energy }, use, { ...rates, discount });
  const [vulnerable, severe] = [lossOf(socialBonus.discount), lossOf(socialBonus.severeDiscount)];
  return vulnerable === null || severe === null ? null : { vulnerable, severe, kwhYear };
}
