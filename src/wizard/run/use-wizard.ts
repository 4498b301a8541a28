import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { Facts } from '#config/configuration-types.ts';
import { useConfiguration, useFacts } from '#config/facts-provider.tsx';
import type { WizardDocument, WizardDocumentStep } from '#config/wizard-document.ts';
import type { Answers } from '#domain/submission.ts';
import type { WizardMemory } from '#domain/wizard/wizard.ts';
import type { wizardMachine } from '#machines/wizard/wizard.ts';
import { visibleSteps, type WizardFacts } from '#wizard/steps/wizard-steps.ts';
import { staleSteps } from './wizard-dependencies.ts';
import type { WizardRun } from './wizard-run.ts';
import { useWizardSubject } from './wizard-subject.ts';
import { submitStep } from './wizard-submit.ts';

type State = SnapshotFrom<typeof wizardMachine>;

/** State and actions of a wizard for its components. */
export interface OpenWizard {
  /** Innermost state of the machine: `filling`, `saving`, `unsure` … */
  state: string;
  context: State['context'];
  /** The facts with this wizard as their subject. */
  facts: Facts;
  /** Steps that this customer sees. */
  steps: readonly WizardDocumentStep[];
  step: WizardDocumentStep | undefined;
  /** True while an attempt is under way. */
  busy: boolean;
  submit: (answers: Answers) => void;
  /** Stores a value beside the answers; steps whose forms depend on it must be passed again. */
  remember: (memory: WizardMemory) => void;
  /** Stores what was shown, of which the confirmation says so. */
  show: (memory: WizardMemory) => void;
}

const nameOf = (value: State['value']): string =>
  typeof value === 'string' ? value : String(Object.values(value)[0]);

const idsOf = (steps: readonly { id: string }[]) => steps.map(({ id }) => id).join(' ');

/** The state of a run, and the steps that are visible with these answers and facts. */
export function useWizard(run: WizardRun, document: WizardDocument): OpenWizard {
  const { wizard: name, actor } = run;
  const configuration = useConfiguration();
  const snapshot = useSelector(actor, (state) => state);
  const { context } = snapshot;
  const { answers, memory } = context;
  const wizard = useMemo<WizardFacts>(() => ({ name, answers, memory }), [name, answers, memory]);
  const known = useWizardSubject();
  const facts = useFacts(useMemo(() => ({ ...known, wizard }), [known, wizard]));
  const visible = useMemo(
    () => visibleSteps(document, facts, configuration),
    [document, facts, configuration],
  );
  const state = nameOf(snapshot.value);

  useEffect(() => {
    run.facts = facts;
  }, [run, facts]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: sent again in a state that handles it
  useEffect(() => {
    if (idsOf(visible) !== idsOf(context.steps))
      actor.send({ type: 'stepsChanged', steps: visible });
  }, [visible, state]);

  const steps = useMemo(
    () => context.steps.flatMap(({ id }) => document.steps.find((step) => step.id === id) ?? []),
    [context.steps, document],
  );
  return {
    state,
    context,
    facts,
    steps,
    step: steps.find(({ id }) => id === context.step),
    busy: ['saving', 'confirming', 'verifying'].includes(state),
    submit: (given) => submitStep(run, given, { document, facts, configuration }),
    show: (added) => actor.send({ type: 'shown', memory: added }),
    remember: (added) => {
      const after: WizardFacts = { ...wizard, memory: { ...memory, ...added } };
      actor.send({ type: 'remember', memory: added, stale: staleSteps(run.forms, wizard, after) });
    },
  };
}
