import type { ReactElement } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import { useTexts } from '#i18n/texts.ts';
import { useFocusOnMount } from '#ui/focus/use-focus-on-mount.ts';
import { Icon } from '#ui/layout/icon.tsx';
import { useSentText } from '#wizard/finish/use-sent-text.ts';
import { WizardReference } from '#wizard/finish/wizard-reference.tsx';
import type { FinishedWizard } from '#wizard/resume/wizard-finished.ts';
import { ServedText } from './served-text.tsx';

/**
 * What was confirmed in one message: the retailer's text, else the wording of the last step, else the default text; the
 * reference of each part. Takes the focus when it comes.
 */
export function WizardConfirmedPart({ finished }: { finished: FinishedWizard }): ReactElement {
  const { parts, render } = finished;
  const { t } = useTexts();
  const { signature } = useFacts().settings.contractation;
  const own = useSentText(finished);
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const isOfSeveral = parts.length > 1;
  const hasServedText = isOfSeveral ? parts.some((part) => part.render) : render !== null;
  return (
    <>
      <Icon name="check-circle" />
      <h2 ref={heading} tabIndex={-1}>
        {own('title') ?? t('wizard.finished.title')}
      </h2>
      {!isOfSeveral && render && <ServedText render={render} />}
      {!hasServedText && (
        <p>{own('body') ?? t(`wizard.finished.${signature ? 'body' : 'unsigned'}`)}</p>
      )}
      {parts.map(({ name, reference, render: servedText }) => (
        <section key={name} aria-label={t(`wizard.parts.${name}`)}>
          {isOfSeveral && <h3>{t(`wizard.parts.${name}`)}</h3>}
          {isOfSeveral && servedText && <ServedText render={servedText} />}
          <WizardReference reference={reference} />
        </section>
      ))}
    </>
  );
}
