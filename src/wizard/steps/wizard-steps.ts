import { firstFailing } from '#config/conditions.ts';
import type { Configuration, Facts } from '#config/configuration-types.ts';
import type { WizardDocument, WizardDocumentStep } from '#config/wizard-document.ts';
import type { WizardAnswers, WizardMemory } from '#domain/wizard/wizard.ts';

/** What conditions and look-ups of a step can read of the wizard: `facts.subject.wizard`. */
export interface WizardFacts {
  name: string;
  answers: WizardAnswers;
  memory: WizardMemory;
}

/** The facts with a wizard as their subject. */
export function factsAbout(facts: Facts, wizard: WizardFacts): Facts {
  return { ...facts, subject: { ...facts.subject, wizard } };
}

/** The steps that are visible with these facts, in order. */
export function visibleSteps(
  { steps }: WizardDocument,
  facts: Facts,
  configuration: Pick<Configuration, 'holds'>,
): WizardDocumentStep[] {
  return steps.filter(({ when }) => firstFailing(when, facts, configuration) === null);
}
