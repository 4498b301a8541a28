import type { QueryClient } from '@tanstack/react-query';
import type { Configuration, WizardDocumentStep } from '#config/configuration-types.ts';
import { formQuery, formTextsQuery } from '#forms/use-form.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { lazyPart } from '#ui/loading/lazy-part.tsx';

/** The step with the summary of a wizard: it cannot be confirmed before the summary is there. */
export const WizardSummaryStep = lazyPart(
  () =>
    import('#wizard/summary/wizard-summary-step.tsx').then((module) => module.WizardSummaryStep),
  { waiting: () => <Skeleton lines={8} /> },
);

interface SubmissionDependencies {
  configuration: Configuration;
  queryClient: QueryClient;
  language: string;
}

/** Prefetches what a step needs: its form, its texts, the code of its widgets. */
export function prefetchStep(
  { form, summary }: WizardDocumentStep,
  { configuration, queryClient, language }: SubmissionDependencies,
): void {
  void queryClient.prefetchQuery(formTextsQuery(configuration, form, language));
  if (summary) WizardSummaryStep.prefetch();
  void queryClient.prefetchQuery(formQuery(configuration, form));
}
