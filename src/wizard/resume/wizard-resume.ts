import type { QueryClient } from '@tanstack/react-query';
import { now } from '#config/clock.ts';
import type { Configuration, Facts } from '#config/configuration-types.ts';
import type { WizardDocument, WizardDocumentStep } from '#config/wizard-document.ts';
import { missingAnswers } from '#forms/engine/errors/form-validator.ts';
import { initialState } from '#machines/wizard/wizard-moves.ts';
import { retainedOf } from '#machines/wizard/wizard-retained.ts';
import { beginRun, type WizardRun } from '#wizard/run/wizard-run.ts';
import { type RestoredRun, restoredRun } from '#wizard/steps/wizard-progress.ts';
import { factsAbout, visibleSteps } from '#wizard/steps/wizard-steps.ts';
import type { FoundRun } from './wizard-find.ts';
import { runOfTab, type StoredRun } from './wizard-store.ts';

/** Where a wizard that goes on has the focus; null for the heading of the step. */
export interface WizardFocus {
  step: string;
  field: string | null;
}

/** A stored run as it would go on now. */
export interface Resumption {
  restored: RestoredRun;
  facts: Facts;
  steps: WizardDocumentStep[];
  /** The step that it stands at. */
  step: WizardDocumentStep | undefined;
  /** Addresses of what was given in that step, is never stored, and is missing. */
  missing: string[];
}

interface ResumedWizard {
  document: WizardDocument;
  facts: Facts;
  configuration: Configuration;
}

/** What a stored run would be if it went on. Rejects when a form cannot be loaded. */
export async function resumptionOf(
  stored: StoredRun,
  { document, facts, configuration }: ResumedWizard,
): Promise<Resumption> {
  const restored = await restoredRun(stored, document, facts, configuration);
  const { progress, typed, forms } = restored;
  const { answers, memory, retained } = progress;
  const about = factsAbout(facts, { name: stored.wizard, answers, memory });
  const steps = visibleSteps(document, about, configuration);
  const { step: id } = initialState({ steps, saved: progress });
  const form = forms.get(id);
  const lacking = form ? missingAnswers(form, typed[id] ?? {}, about) : new Set();
  const missing = form?.neverStored.filter(
    (address) => lacking.has(address) && !retainedOf(retained, id).includes(address),
  );
  const step = steps.find((one) => one.id === id);
  return { restored, facts: about, steps, step, missing: missing ?? [] };
}

/** Goes on with a stored run. Rejects when a form cannot be loaded. */
export async function resumeRun(
  { stored, release }: FoundRun,
  known: ResumedWizard & { owner: string; queryClient: QueryClient },
): Promise<{ run: WizardRun; resumption: Resumption }> {
  const resumption = await resumptionOf(stored, known);
  const { restored, facts, steps } = resumption;
  const { owner, queryClient, document } = known;
  const run = beginRun({
    wizard: stored.wizard,
    operation: document.operation,
    owner,
    steps,
    facts,
    queryClient,
    earlier: { id: stored.id, release, ...restored },
  });
  return { run, resumption };
}

const HALF_A_DAY = 12 * 60 * 60_000;

/**
 * True for a recent run of this tab: after a reload, or after the return from the camera to a tab that the phone had
 * closed. Later, someone else may use the device, or the same person with other plans.
 */
export function goesOnByItself({ stored }: FoundRun): boolean {
  return stored.id === runOfTab(stored.wizard) && now() - stored.savedAt < HALF_A_DAY;
}
