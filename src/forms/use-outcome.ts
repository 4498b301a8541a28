import { useEffect, useEffectEvent } from 'react';
import type { SubmissionOutcome } from '#domain/submission.ts';

/** Calls back once with each outcome of a submission; its machine ends an attempt outside of the render. */
export function useOnOutcome(
  outcome: SubmissionOutcome | null,
  onOutcome: (outcome: SubmissionOutcome) => void,
): void {
  const report = useEffectEvent(onOutcome);
  useEffect(() => {
    if (outcome) report(outcome);
  }, [outcome]);
}
