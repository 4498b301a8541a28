import type { ReactElement } from 'react';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { usePageSettled } from '#ui/loading/use-page-settled.ts';
import { useTimePassed } from '#ui/loading/use-time-passed.ts';
import { WizardStep, type WizardStepProps } from '#wizard/steps/wizard-step.tsx';
import { WizardSummary } from './wizard-summary.tsx';

/** Longest wait, in milliseconds, for the names of what was chosen. */
const LONGEST_WAIT_MS = 2_000;

/**
 * The step that is confirmed, below the answers of every step before it. After a reload, names and prices are looked up
 * again: shown one by one, they would move the consents and the button while they are clicked.
 */
export function WizardSummaryStep(props: WizardStepProps): ReactElement {
  const { run, open } = props;
  const isSettled = usePageSettled();
  const isLate = useTimePassed(LONGEST_WAIT_MS);
  const summary = <WizardSummary run={run} open={open} />;
  if (isSettled || isLate) return <WizardStep {...props}>{summary}</WizardStep>;
  return (
    <>
      <Skeleton lines={8} />
      <div hidden>{summary}</div>
    </>
  );
}
