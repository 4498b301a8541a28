import type { QueryClient } from '@tanstack/react-query';
import type { Configuration, WizardDocumentStep } from '#config/configuration-types.ts';
import { formQuery, formTextsQuery } from '#forms/use-form.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { SkeletonCards } from '#ui/skeleton.tsx';

/** The summary of a wizard; prefetched with the step that has it. */
export const WizardSummary = lazyPart(
  () => import('./wizard-summary.tsx').then((module) => module.WizardSummary),
  { waiting: () => <SkeletonCards cards={1} /> },
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
  if (summary) WizardSummary.prefetch();
  void queryClient.prefetchQuery(formQuery(configuration, form));
}
