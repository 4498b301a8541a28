import type { ComparedEnergy, Comparison } from '#domain/comparison/comparison.ts';

/** What the power calculator found out (contracting and tools, section 3); all powers in kW. */
export interface PowerCalculation {
  cups: string;
  /** Sum of the appliances' totals, two decimals. */
  optimalPower: number;
  appliances: readonly { name: string; enabled: boolean; totalPower: number }[];
  /** Whole m². */
  area: number;
  numPersones: number;
  /** Share of the appliances that are on at the same time. */
  cofSimul: 0.25 | 0.4 | 0.6;
}

/** What the request for a call about a comparison contains of the comparison. */
export interface ComparedBill {
  /** The retailer forgets it after an hour. */
  comparison_id?: string;
  mode: 'auto' | 'manual';
  cups?: string;
}

/** The subject of a request for contact. */
export type Lead =
  | {
      about: 'electricity-comparison' | 'gas-comparison';
      /** True where the invoice travels with the contact, to be compared by hand. */
      attaches: boolean;
      comparison: ComparedBill;
    }
  | { about: 'power'; attaches: false; calculation: PowerCalculation };

interface ComparedLead extends Pick<ComparedBill, 'mode'> {
  /** What was compared; null in mode `manual`, and before anything was. */
  comparison: Pick<Comparison, 'id'> | null;
  /** The answers of the bill. */
  bill: { readonly cups?: unknown };
}

/** The subject of a request for a call about a comparison, or of an invoice that is left for a manual comparison. */
export function leadOfComparison(
  energy: ComparedEnergy,
  { mode, comparison, bill }: ComparedLead,
): Exclude<Lead, { about: 'power' }> {
  const isManual = mode === 'manual';
  const { cups } = bill;
  return {
    about: `${energy}-comparison`,
    attaches: isManual,
    comparison: {
      mode,
      ...(!isManual && comparison?.id && { comparison_id: comparison.id }),
      ...(!isManual && typeof cups === 'string' && { cups }),
    },
  };
}
