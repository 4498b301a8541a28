import type { WizardRender } from '#domain/wizard/wizard.ts';
import type { ConfirmedPart } from '#domain/wizard/wizard-parts.ts';
import { storedValue, storeText } from '#storage/browser-storage.ts';
import { WIZARD_PREFIX } from './wizard-forget.ts';

/** What the end of a wizard shows, so that it survives a reload and the way back. */
export interface FinishedWizard {
  /** User's id; empty for a visitor. */
  owner: string;
  /** Form of the last step, whose texts hold the wording. */
  form: string;
  /** Id of the wording that was in force. */
  wording: string | null;
  /** True where what was contracted is supplied already. */
  supplied?: boolean;
  parts: readonly ConfirmedPart[];
  render: WizardRender | null;
}

const keyOf = (wizard: string) => `${WIZARD_PREFIX}finished.${wizard}`;

/** Keeps the end of a wizard for this tab; without storage it lasts as long as its page. */
export function keepFinished(wizard: string, finished: FinishedWizard): void {
  storeText('tab', keyOf(wizard), JSON.stringify(finished));
}

/** The end of a wizard that this person saw in this tab. */
export function finishedWizard(wizard: string, owner: string): FinishedWizard | null {
  const stored = storedValue('tab', keyOf(wizard)) as FinishedWizard | null | undefined;
  return stored?.owner === owner && Array.isArray(stored.parts) ? stored : null;
}
