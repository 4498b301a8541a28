import { useMemo } from 'react';
import { LEAD_STEP } from '#domain/wizard/lead-step.ts';
import { leadIds } from '#operations/wire/lead-attempt.ts';
import { useStored } from '#ui/use-stored.ts';
import type { OpenWizard } from '#wizard/run/use-wizard.ts';
import { storeOfStep, type WizardRun } from '#wizard/run/wizard-run.ts';
import type { Order, ShownSummary } from './order.ts';

/** What the current step of a contracting orders, with the start that its form has at this moment. */
export function useOrder(run: WizardRun, { steps, context, show }: OpenWizard): Order {
  const { step, answers, memory } = context;
  const { start, startDate } = useStored(storeOfStep(run, step));
  const leads = useMemo(() => leadIds({ answers, memory }), [answers, memory]);
  return {
    wizard: run.wizard,
    steps: steps.filter(({ sends }) => sends === LEAD_STEP.contract),
    ...{ answers, memory, start, startDate, leads },
    onShown: (summary: ShownSummary) => {
      const known = memory.summary as ShownSummary | undefined;
      const isKnown = known?.id === summary.id && known.start_date === summary.start_date;
      if (!isKnown) show({ summary });
    },
  };
}
