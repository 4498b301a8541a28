import { today } from '#config/clock.ts';
import { useFacts } from '#config/facts-provider.tsx';
import { rateOn } from '#domain/bills/dated-rate.ts';
import { addedWatts, type PowerCost, powerCost } from '#domain/bills/power-cost.ts';
import type { PowerPeriod } from '#domain/contract/contract.ts';
import { wattsIn } from '#domain/contract/power.ts';
import type { Answers } from '#domain/submission.ts';

/** What a change of power costs once, as far as it is known. */
export interface PowerChangeCost {
  /** Requested watts, by period. */
  then: readonly number[];
  /** Watts by which the highest power rises. */
  moreWatts: number;
  /** VAT in percent. */
  vatPercent: number;
  /** The least and the most that it can cost; equal where that is known. */
  least: PowerCost;
  most: PowerCost;
  /** True when the power was contracted before, so that no extension is paid. */
  wasContracted: boolean;
}

/** Requested watts by period; null while one of them is not a valid power. */
function wantedWatts(powers: readonly PowerPeriod[], answers: Answers): number[] | null {
  const watts = powers.map(({ period }) => {
    const answer = answers[`power_${period.toLowerCase()}`];
    return typeof answer === 'number' && answer > 0 ? wattsIn(answer) : undefined;
  });
  return watts.every((one) => one !== undefined) ? watts : null;
}

/**
 * The cost of the change in the answers of the form `power-change`, from settings (decision 11); `unfinished` while a
 * power is missing, `same` while nothing changes. `least` and `most` differ when the customer does not know whether the
 * power was contracted before (decision 35).
 */
export function usePowerChangeCost(
  powers: readonly PowerPeriod[],
  answers: Answers,
): PowerChangeCost | 'unfinished' | 'same' {
  const { powerChange, taxes } = useFacts().settings;
  const { hookup, access, extension } = powerChange.costs;
  const then = wantedWatts(powers, answers);
  if (!then) return 'unfinished';
  const contracted = powers.map(({ powerKw }) => wattsIn(powerKw) ?? 0);
  if (then.every((watts, at) => watts === contracted[at])) return 'same';

  const moreWatts = addedWatts(contracted, then);
  const vatPercent = rateOn(taxes.vat, today());
  const cost = (paysExtension: boolean) =>
    powerCost({ moreWatts, paysExtension }, { hookup, access, extension }, vatPercent);
  const contractedBefore = moreWatts === 0 ? 'yes' : answers.heldBefore;
  return {
    then,
    moreWatts,
    vatPercent,
    least: cost(contractedBefore === 'no'),
    most: cost(contractedBefore !== 'yes'),
    wasContracted: contractedBefore === 'yes',
  };
}
