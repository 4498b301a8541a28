import { type ReactElement, useId } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import { useTexts } from '#i18n/texts.ts';
import { useOpenPage } from '#wizard/finish/use-open-page.ts';
import { useSentText } from '#wizard/finish/use-sent-text.ts';
import type { FinishedWizard } from '#wizard/resume/wizard-finished.ts';
import type { NextSteps } from './next-steps.ts';

interface WizardNextProps {
  finished: FinishedWizard;
  options: NextSteps;
}

/** What happens next, unless the wording of the last step promises a reply; only what is supplied is not cut off. */
export function WizardNextPart({ finished, options }: WizardNextProps): ReactElement {
  const { t } = useTexts();
  const titleId = useId();
  const { answerDays: count, signature } = useFacts().settings.contractation;
  const isReply = useSentText(finished)('title') !== undefined;
  const addressOf = useOpenPage();
  const { steps = [], stepsOfSupplied = steps, stepsOfReply = steps } = options;
  const { signing = [], pages = {} } = options;
  const usual = finished.supplied ? stepsOfSupplied : steps;
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId}>{t('wizard.finished.next-title')}</h3>
      <ol>
        {(isReply ? stepsOfReply : usual)
          .filter((one) => signature || !signing.includes(one))
          .filter((one) => !pages[one] || addressOf(pages[one]))
          .map((one) => (
            <li key={one}>{t(`wizard.finished.next.${one}`, { count })}</li>
          ))}
      </ol>
    </section>
  );
}
