import { useEffect, useMemo } from 'react';
import { firstFailing } from '#config/conditions.ts';
import { useConfiguration } from '#config/facts-provider.tsx';
import type { WizardDocument } from '#config/wizard-document.ts';
import { confirmedParts } from '#domain/wizard/wizard-parts.ts';
import { type FinishedWizard, keepFinished } from '#wizard/resume/wizard-finished.ts';
import type { OpenWizard } from '#wizard/run/use-wizard.ts';
import type { WizardRun } from '#wizard/run/wizard-run.ts';
import { useWording } from '#wizard/steps/wizard-wording.ts';

interface FinishedRun {
  document: WizardDocument;
  run: WizardRun;
  open: OpenWizard;
}

/** What the end of a wizard shows, stored for a return to it; null until the wizard is finished. */
export function useFinished(
  wizard: string,
  { document, run, open }: FinishedRun,
): FinishedWizard | null {
  const { state, context, facts, step } = open;
  const configuration = useConfiguration();
  const { id: wording } = useWording(open);
  const isOver = state === 'finished';
  const finished = useMemo(() => {
    const { memory, render } = context;
    const form = step?.form;
    if (!isOver || form === undefined) return null;
    const { supplied: when } = document;
    const supplied = when !== undefined && firstFailing(when, facts, configuration) === null;
    return { owner: run.owner, form, wording, supplied, parts: confirmedParts(memory), render };
  }, [isOver, step, wording, context, run, document, facts, configuration]);
  useEffect(() => {
    if (finished) keepFinished(wizard, finished);
  }, [finished, wizard]);
  return finished;
}
