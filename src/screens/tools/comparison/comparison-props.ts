import type { ComparedEnergy, ComparedInputs, Comparison } from '#domain/comparison/comparison.ts';
import type { LeadContactProps } from '#screens/tools/lead-contact.tsx';

/** A comparison as it is shown. */
export interface ComparisonResultProps {
  energy: ComparedEnergy;
  inputs: ComparedInputs;
  comparison: Comparison;
  /** Name of the retailer that made the bill. */
  retailer: string | null;
  /** Name of the access tariff. */
  tariff: string | null;
  /** Returns to the form, with all input retained. */
  onBack: () => void;
  /** The form to be called about it; null where the page has that itself. */
  contact: LeadContactProps | null;
}
