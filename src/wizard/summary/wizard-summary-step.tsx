import type { ReactElement } from 'react';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { usePageSettled } from '#ui/loading/use-page-settled.ts';
import { useTimePassed } from '#ui/loading/use-time-passed.ts';
import { WizardStep, type WizardStepProps } from '#wizard/steps/wizard-step.tsx';
import { WizardAnswers, WizardOrder } from './wizard-summary.tsx';

/** Longest wait, in milliseconds, for the names of what was chosen. */
const LONGEST_WAIT_MS = 2_000;

/**
 * The step that is confirmed, beside the answers of every step before it, on a phone below them. After a reload, names and prices are looked up
 * again: shown one by one, they would move the consents and the button while they are clicked.
 */
export function WizardSummaryStep(props: WizardStepProps): ReactElement {
  const { run, open } = props;
  const isSettled = usePageSettled();
  const isLate = useTimePassed(LONGEST_WAIT_MS);
  const answers = <WizardAnswers run={run} open={open} />;
  const order = <WizardOrder run={run} open={open} />;
  if (isSettled || isLate)
    return (
      <WizardStep {...props} beside={answers}>
        {order}
      </WizardStep>
    );
  return (
    <>
      <Skeleton lines={8} />
      <div hidden>
        {answers}
        {order}
      </div>
    </>
  );
}
