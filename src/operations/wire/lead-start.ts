import type { SupplyStart } from '#domain/contract/supply-start.ts';
import type { WizardMemory } from '#domain/wizard/wizard.ts';

interface StartAnswers {
  readonly start?: unknown;
  readonly startDate?: unknown;
}

/** When a supply is to start, under the retailer's names. */
export interface StartFields {
  start?: SupplyStart;
  /** ISO day. */
  start_date?: string;
}

/**
 * When the supply is to start, where the form requests it (openapi: `start`). Only a consumer can postpone it until the
 * days of withdrawal have passed.
 */
export function startFields({ start, startDate }: StartAnswers): StartFields {
  if (start === undefined) return {};
  if (start === 'date') return { start: 'date', start_date: String(startDate) };
  return { start: start === 'after' ? 'after_withdrawal' : 'soon' };
}

/** The summary that the customer was shown, where it has the start that is ordered. */
export function shownSummary(memory: WizardMemory, ordered: StartFields): { summary_id?: string } {
  const { id, start, start_date } = (memory.summary ?? {}) as StartFields & { id?: string };
  const isSame = start === ordered.start && start_date === ordered.start_date;
  return id !== undefined && isSame ? { summary_id: id } : {};
}
