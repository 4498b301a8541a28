import type { SupplyStart } from '#domain/contract/supply-start.ts';
import type { WizardAnswers, WizardMemory } from '#domain/wizard/wizard.ts';

/** The summary of a contract that the customer was shown, with the start that it has. */
export interface ShownSummary {
  id: string;
  start?: SupplyStart | undefined;
  start_date?: string | undefined;
}

/** What the last step of a contracting orders. */
export interface Order {
  wizard: string;
  /** The steps that choose a product, in order. */
  steps: readonly { id: string; form: string }[];
  answers: WizardAnswers;
  memory: WizardMemory;
  /** Of the form of the last step, as far as it is filled in. */
  start?: unknown;
  startDate?: unknown;
  /** The retailer's leads, that of electricity first; none where it has not all of them. */
  leads: readonly string[];
  /** Called with the retailer's summary once it is shown. */
  onShown?: (summary: ShownSummary) => void;
}
