import type { PowerCalculation } from '#domain/contract/lead.ts';
import { wattsIn } from '#domain/contract/power.ts';
import type { Settings } from '#domain/settings/settings-types.ts';

/** An appliance as the setting `powerCalculator.appliances` describes it. */
export type Appliance = Settings['powerCalculator']['appliances'][number];

/** How a home uses an appliance: how many, and of which size where there are sizes. */
export interface ApplianceUse {
  quantity: number;
  /** Null for the first of its sizes, or where it has none. */
  litres: number | null;
}

/** The appliances that a home has, by their ids. */
export type ApplianceUses = Readonly<Record<string, ApplianceUse>>;

/** What the coefficients of the formula are made of. */
export interface HomeMeasures {
  /** Whole m²; null until it is known. */
  area: number | null;
  /** Share of the appliances that are on at the same time. */
  cofSimul: number;
}

/** Products of floats miss the half that decides: 0.0085 x 100 x 90 is a little more than 76.5. */
const rounded = (value: number) => Math.round(Number(value.toPrecision(12)));

/** Power of one appliance of the size that is chosen, in kW. */
function powerOfOne({ powers, litres = [] }: Appliance, use: ApplianceUse): number {
  const at = use.litres === null ? 0 : Math.max(0, litres.indexOf(use.litres));
  return powers[at] ?? powers[0] ?? 0;
}

/**
 * What an appliance adds, in kW with two decimals (contracting and tools, section 9, taken by the letter as decision 27
 * says): round(base + quantity x power x 100 x coefficient) / 100. The coefficient is 1, times the m² of the home where
 * the appliance is `byArea`, and times the share of what is on at once where it is `bySimultaneity`; one that needs the
 * m² adds nothing but its base before they are known. The base stands beside hundredths of a kW: 10 of it are 0.1 kW.
 * The specification names no appliance that depends on the share. Without any, the question would change nothing and an
 * ordinary home would get too much power, so the defaults mark most of them.
 * The number of residents is not part of the calculation; it is only sent with a request for a call.
 */
export function appliancePower(
  appliance: Appliance,
  use: ApplianceUse | undefined,
  { area, cofSimul }: HomeMeasures,
): number {
  if (!use) return 0;
  const { base = 0, byArea = false, bySimultaneity = false } = appliance;
  const coefficient = (byArea ? (area ?? 0) : 1) * (bySimultaneity ? cofSimul : 1);
  return rounded(base + use.quantity * powerOfOne(appliance, use) * 100 * coefficient) / 100;
}

/** All appliances of the setting, in its order, with what each adds (section 3). */
export function countedAppliances(
  appliances: readonly Appliance[],
  uses: ApplianceUses,
  home: HomeMeasures,
): PowerCalculation['appliances'] {
  return appliances.map((one) => ({
    name: one.id,
    enabled: uses[one.id] !== undefined,
    totalPower: appliancePower(one, uses[one.id], home),
  }));
}

/** The power that a home needs: the sum of what its appliances add, in kW with two decimals. */
export function optimalPower(counted: PowerCalculation['appliances']): number {
  return rounded(counted.reduce((sum, { totalPower }) => sum + totalPower, 0) * 100) / 100;
}

/** The smallest standard step that is enough; null where none is. Steps in kW. */
export function fittingStep(power: number, steps: readonly number[]): number | null {
  const enough = steps.filter((step) => step >= power);
  return enough.length > 0 ? Math.min(...enough) : null;
}

/**
 * What a contracted power costs more than a step in a year, in cents, by the price of one kW and year in euro; negative
 * where the step costs more.
 */
export function yearlyDifference(present: number, step: number, euroPerKw: number): number {
  const watts = (wattsIn(present) ?? 0) - (wattsIn(step) ?? 0);
  return Math.sign(watts) * rounded((Math.abs(watts) * euroPerKw) / 10);
}
