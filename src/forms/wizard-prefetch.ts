import type { QueryClient } from '@tanstack/react-query';
import type { Configuration, WizardDocumentStep } from '#config/configuration-types.ts';
import { formQuery, formTextsQuery } from './use-form.ts';

interface Surroundings {
  configuration: Configuration;
  queryClient: QueryClient;
  language: string;
}

/** Fetches what a step needs before it is gone to: its form, its texts, the code of its widgets. */
export function prefetchStep(
  { form, summary }: WizardDocumentStep,
  { configuration, queryClient, language }: Surroundings,
): void {
  void queryClient.prefetchQuery(formTextsQuery(configuration, form, language));
  if (summary) import('./wizard-summary.tsx').catch(() => {});
  void queryClient.prefetchQuery(formQuery(configuration, form));
}
