import type { WizardAnswers } from '#domain/wizard/wizard.ts';
import type { WizardInput, WizardProgress } from '#machines/wizard/wizard-context.ts';
import { wizardCases } from '#tests/models/wizard-cases.ts';
import { startsOf } from '#tests/models/wizard-starts.ts';
import { PortalWords } from '../models/portal-words.ts';
import { leaveDraft } from '../models/wizard-draft.ts';
import type { Contracting, Step } from './contracting.ts';

/** A signed-in customer has no field for the permission to call, and chooses among accounts. */
const ofCustomers: WizardAnswers = {
  installation: { allowContact: undefined },
  payment: { account: 'another' },
};

/**
 * Opens a contracting at a step as a visitor who comes back, in a tenth of the time of a walk there: the browser stores
 * the usual answers of the steps before, with others in their place, and the retailer has leads.
 */
export async function openAt(
  wizard: Contracting,
  step: Exclude<Step, 'installation'> | 'confirmation',
  others: WizardAnswers = {},
): Promise<WizardProgress> {
  const { page, mode, words } = wizard;
  const name = `contracting-${mode}`;
  const published = await PortalWords.read(page.context().request);
  const steps = published.manifest.wizards[name]?.steps ?? [];
  const start = startsOf(steps, wizardCases(name))[`at ${step}`]?.() as WizardInput;
  if (!start?.saved) throw new Error(`${name} has no step ${step}`);
  const answers = { ...start.saved.answers };
  for (const [id, given] of Object.entries(wizard.isSignedIn ? ofCustomers : others))
    if (answers[id]) answers[id] = { ...answers[id], ...given };
  // Any address of the portal has its storage.
  await page.goto('/config/current.json');
  const draft = await leaveDraft(page, published, name, { ...start.saved, answers });
  await page.goto(words.path(mode));
  await page.getByRole('button', { name: words.wizard.return.usual.continue }).click();
  await wizard.isAt(step);
  return draft;
}
