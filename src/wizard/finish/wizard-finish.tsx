import type { ReactElement } from 'react';
import { useFormTexts } from '#forms/use-form.ts';
import { PageArea } from '#parts/page-area.tsx';
import { Card } from '#ui/layout/card.tsx';
import type { FinishedWizard } from '#wizard/resume/wizard-finished.ts';

export interface WizardFinishProps {
  wizard: string;
  finished: FinishedWizard;
  onLeave: () => void;
}

/** The end of a wizard in one card, as its document says. Suspends until the texts of the last step are loaded. */
export function WizardFinish({ wizard, finished, onLeave }: WizardFinishProps): ReactElement {
  useFormTexts(finished.form);
  return (
    <Card className="wizard-finish">
      <PageArea page={wizard} area="end" given={{ finished, onLeave }} />
    </Card>
  );
}
