import type { ReactElement } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import { useFormTexts } from '#forms/use-form.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { useFocusOnMount } from '#ui/focus/use-focus-on-mount.ts';
import { Card } from '#ui/layout/card.tsx';
import { Icon } from '#ui/layout/icon.tsx';
import type { FinishedWizard } from '#wizard/resume/wizard-finished.ts';
import { ServedText } from './served-text.tsx';
import { WizardReference } from './wizard-reference.tsx';

interface WizardFinishProps {
  finished: FinishedWizard;
  onLeave: () => void;
}

/** What follows, unless the wording of the last step promises an answer; only what is supplied already is not cut off. */
const nextSteps = (supplied: boolean) => [
  ...['contract', 'sign'],
  supplied ? 'start-supplied' : 'start',
];

/**
 * The end of a wizard in one message: the retailer's text, else the wording of its last step, else the default text;
 * the reference of each part, and what happens next. Suspends until the texts of the last step are loaded.
 */
export function WizardFinish({ finished, onLeave }: WizardFinishProps): ReactElement {
  const { form, wording, parts, render, supplied = false } = finished;
  useFormTexts(form);
  const { t, optional } = useTexts();
  const { answerDays: count } = useFacts().settings.contractation;
  const own = (address: string) =>
    wording === null ? undefined : optional(`forms.${form}.wordings.${wording}.sent.${address}`);
  const isOfSeveral = parts.length > 1;
  const hasServedText = isOfSeveral ? parts.some((part) => part.render) : render !== null;
  const next = own('title') ? ['reply'] : nextSteps(supplied);
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <Card className="wizard-finish">
      <Icon name="check-circle" />
      <h2 ref={heading} tabIndex={-1}>
        {own('title') ?? t('wizard.finished.title')}
      </h2>
      {!isOfSeveral && render && <ServedText render={render} />}
      {!hasServedText && <p>{own('body') ?? t('wizard.finished.body')}</p>}
      {parts.map(({ name, reference, render: servedText }) => (
        <section key={name} aria-label={t(`wizard.parts.${name}`)}>
          {isOfSeveral && <h3>{t(`wizard.parts.${name}`)}</h3>}
          {isOfSeveral && servedText && <ServedText render={servedText} />}
          <WizardReference reference={reference} />
        </section>
      ))}
      <section aria-labelledby="wizard-next">
        <h3 id="wizard-next">{t('wizard.finished.next-title')}</h3>
        <ol>
          {next.map((one) => (
            <li key={one}>{t(`wizard.finished.next.${one}`, { count })}</li>
          ))}
        </ol>
      </section>
      <div className="wizard-finish-actions">
        <Button variant="primary" icon="home" block onClick={onLeave}>
          {t('wizard.finished.leave')}
        </Button>
        <Button icon="document" block onClick={() => window.print()}>
          {t('wizard.finished.print')}
        </Button>
      </div>
    </Card>
  );
}
