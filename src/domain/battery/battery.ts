/** The share that one contract has in a virtual battery. */
export interface BatteryShare {
  /** Identifier of the battery, not of the share. */
  id: number;
  name: string;
  /** Its share is its weight over those of all receivers; null where the retailer does not say. */
  weight: number | null;
  /** Share in %, whole; 0 locks the battery for the contract. */
  percentage: number;
  /** Discount that is accumulated and not used. */
  balanceEuro: number;
  /** What happens to the discount, by the retailer's name of it. */
  management: string;
  /** First day, and the day from which nothing comes in any more; ISO dates, null where there is none. */
  startDate: string | null;
  endDate: string | null;
  /** True when the contract's own panels fill the battery. */
  isOrigin: boolean;
  /** True while a change of it waits for the customer's signature. */
  isWaiting: boolean;
}

/** A `locked` share takes part and receives nothing; whether one has started or `ended` follows from its dates. */
export type BatteryStanding = 'receives' | 'locked' | 'ended' | 'not-begun';

/** The standing of a share on a day (an ISO date). */
export function batteryStanding(
  { startDate, endDate, percentage }: Pick<BatteryShare, 'startDate' | 'endDate' | 'percentage'>,
  today: string,
): BatteryStanding {
  if (endDate !== null && endDate <= today) return 'ended';
  if (startDate !== null && startDate > today) return 'not-begun';
  return percentage === 0 ? 'locked' : 'receives';
}

/** True for a share that takes part on a day, also with 0 %. */
export const isInForce = (share: BatteryShare, today: string): boolean =>
  ['receives', 'locked'].includes(batteryStanding(share, today));

/** Shares in their order, those that have ended on a day after the others. */
export function endedLast(shares: readonly BatteryShare[], today: string): BatteryShare[] {
  const hasEnded = (share: BatteryShare) => batteryStanding(share, today) === 'ended';
  return shares.toSorted((one, other) => Number(hasEnded(one)) - Number(hasEnded(other)));
}

/** The picture of a charge, from 0 (nothing) to the number of steps: the first step that holds the percentage. */
export function batteryLevel(percentage: number, steps: readonly number[]): number {
  if (percentage <= 0) return 0;
  const ascending = [...steps].sort((one, other) => one - other);
  const at = ascending.findIndex((step) => step >= percentage);
  return at < 0 ? ascending.length : at + 1;
}
