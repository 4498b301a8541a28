import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useConfiguration } from '#config/facts-provider.tsx';
import type { WizardDocumentStep } from '#config/wizard-document.ts';
import { formQuery, formTextsQuery } from '#forms/use-form.ts';
import { useTexts } from '#i18n/texts.ts';
import { loadWizardMutation } from '#operations/registry.ts';
import { prefetchParts } from '#parts/parts-code.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { lazyPart } from '#ui/loading/lazy-part.tsx';

/** The step with the summary of a wizard: it cannot be confirmed before the summary is there. */
export const WizardSummaryStep = lazyPart(
  () =>
    import('#wizard/summary/wizard-summary-step.tsx').then((module) => module.WizardSummaryStep),
  { waiting: () => <Skeleton lines={8} /> },
);

/** The end of a wizard. */
export const WizardFinish = lazyPart(
  () => import('#wizard/finish/wizard-finish.tsx').then((module) => module.WizardFinish),
  { waiting: () => <Skeleton lines={8} /> },
);

/** Prefetches what a step needs, if there is one: its form, its texts, the code of its widgets. */
export function usePrefetchedStep(step: WizardDocumentStep | undefined): void {
  const configuration = useConfiguration();
  const queryClient = useQueryClient();
  const { language } = useTexts();
  useEffect(() => {
    if (!step) return;
    void queryClient.prefetchQuery(formTextsQuery(configuration, step.form, language));
    if (step.summary) WizardSummaryStep.prefetch();
    void queryClient.prefetchQuery(formQuery(configuration, step.form));
  }, [step, configuration, queryClient, language]);
}

/** Loads the code that sends the steps of a wizard while the first one is filled in, if it sends any. */
export function usePrefetchedOperation(operation: string | undefined): void {
  useEffect(() => {
    if (operation !== undefined) loadWizardMutation(operation).catch(() => {});
  }, [operation]);
}

/** Loads the code of the end of a wizard while its last step is filled in. */
export function usePrefetchedEnd(wizard: string | undefined): void {
  const configuration = useConfiguration();
  useEffect(() => {
    if (wizard === undefined) return;
    WizardFinish.prefetch();
    prefetchParts(configuration, wizard);
  }, [wizard, configuration]);
}
