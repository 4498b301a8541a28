import type { ReactElement } from 'react';
import { FormBoundary } from '#forms/form-boundary.tsx';
import { useTexts } from '#i18n/texts.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import type { FinishedWizard } from '#wizard/resume/wizard-finished.ts';
import { WizardFinish } from './wizard-finish.tsx';

interface WizardEndProps {
  wizard: string;
  finished: FinishedWizard;
  onLeave: () => void;
}

/** The end of a wizard that was finished before this page was opened. */
export function WizardEnd({ wizard, finished, onLeave }: WizardEndProps): ReactElement {
  const { t } = useTexts();
  return (
    <section className="wizard" data-state="wizard.finished">
      <PageHeader title={t(`wizard.titles.${wizard}`)} />
      <FormBoundary form={finished.form} waiting={<Skeleton lines={8} />}>
        <WizardFinish finished={finished} onLeave={onLeave} />
      </FormBoundary>
    </section>
  );
}
