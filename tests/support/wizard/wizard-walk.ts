import { randomUUID } from 'node:crypto';
import { QueryClient } from '@tanstack/react-query';
import { createActor, waitFor } from 'xstate';
import { wizardActors } from '#actors/wizard-actors.ts';
import type { Configuration, Facts } from '#config/configuration-types.ts';
import type { WizardDocument } from '#config/wizard-document.ts';
import type { WizardAnswers } from '#domain/wizard/wizard.ts';
import { wizardMachine } from '#machines/wizard/wizard.ts';
import { factsAbout, visibleSteps } from '#wizard/steps/wizard-steps.ts';

interface Walk {
  /** Name of the wizard. */
  wizard: string;
  document: WizardDocument;
  /** Facts of the customer, without the wizard. */
  facts: Facts;
  /** Answers to each step that there may be. */
  given: WizardAnswers;
  /** Other answers to some steps, given once the summary is reached. */
  changed: WizardAnswers;
  configuration: Pick<Configuration, 'holds'>;
}

/**
 * Walks a wizard without its page, as `useWizard` drives it, to its end. Gives the answers of the steps that were shown;
 * throws where a step cannot be passed.
 */
export async function walkWizard(walk: Walk): Promise<WizardAnswers> {
  const { wizard: name, document, given, changed, configuration } = walk;
  let facts = factsAbout(walk.facts, { name, answers: {}, memory: {} });
  const queryClient = new QueryClient();
  const actors = wizardActors(() => ({
    wizard: name,
    operation: document.operation,
    facts,
    queryClient,
  }));
  const steps = visibleSteps(document, facts, configuration);
  const actor = createActor(wizardMachine.provide({ actors }), { input: { steps, saved: null } });
  actor.start();
  const open = () => actor.getSnapshot().context;

  const submit = async (answers: WizardAnswers[string]) => {
    const { step, answers: before, memory } = open();
    facts = factsAbout(walk.facts, { name, answers: { ...before, [step]: answers }, memory });
    const shown = visibleSteps(document, facts, configuration);
    const idempotencyKey = randomUUID();
    actor.send({ type: 'submit', step, answers, steps: shown, stale: [], idempotencyKey });
    const busy = ['saving', 'confirming', 'verifying'] as const;
    const { value } = await waitFor(actor, (state) => !busy.some((one) => state.matches(one)));
    const { problem, failure, refusal } = open();
    if (value !== 'finished' && (open().step === step || problem))
      throw new Error(`${step} cannot be passed: ${JSON.stringify({ problem, failure, refusal })}`);
    return value === 'finished';
  };

  const last = document.steps.at(-1)?.id;
  while (open().step !== last) await submit(given[open().step] ?? {});
  for (const [step, answers] of Object.entries(changed)) {
    if (!open().steps.some(({ id }) => id === step)) continue;
    actor.send({ type: 'edit', step });
    await submit(answers);
    while (open().step !== last) await submit(changed[open().step] ?? given[open().step] ?? {});
  }
  if (!(await submit(given[open().step] ?? {}))) throw new Error('it is not confirmed');
  const { steps: shown, answers } = open();
  return Object.fromEntries(shown.map(({ id }) => [id, answers[id] ?? {}]));
}
