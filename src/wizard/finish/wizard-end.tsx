import type { ReactElement } from 'react';
import { FormBoundary } from '#forms/form-boundary.tsx';
import { useTexts } from '#i18n/texts.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { WizardFinish } from '#wizard/steps/wizard-prefetch.tsx';
import type { WizardFinishProps } from './wizard-finish.tsx';

/** The end of a wizard that was finished before this page was opened. */
export function WizardEnd(end: WizardFinishProps): ReactElement {
  const { wizard, finished } = end;
  const { t } = useTexts();
  return (
    <section className="wizard" data-state="wizard.finished">
      <PageHeader title={t(`wizard.titles.${wizard}`)} />
      <FormBoundary form={finished.form} waiting={<Skeleton lines={8} />}>
        <WizardFinish {...end} />
      </FormBoundary>
    </section>
  );
}
