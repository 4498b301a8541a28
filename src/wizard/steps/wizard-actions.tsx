import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { previousStep } from '#machines/wizard/wizard-moves.ts';
import { Button } from '#ui/controls/button.tsx';
import type { HeardPresses } from '#ui/loading/use-heard.ts';
import { useStored } from '#ui/use-stored.ts';
import type { OpenWizard } from '#wizard/run/use-wizard.ts';

/** The second click of a double click was meant for the step before: it must neither send nor confirm this one. */
const ignoreSecondPress = (event: MouseEvent) => {
  if (event.detail > 1) event.preventDefault();
};

interface WizardActionsProps {
  open: OpenWizard;
  presses: HeardPresses;
  /** True while the answers wait to be sent. */
  isWaiting: boolean;
  /** Id of what says why the step cannot be sent. */
  disabledBy: string | undefined;
  onBack: () => void;
  onRetry: () => void;
  /** Text of the button that sends the step. */
  children: ReactNode;
}

/** Previous and Next below the form of a step. */
export function WizardActions({
  open: { state, context, busy },
  presses,
  isWaiting,
  disabledBy,
  onBack,
  onRetry,
  children,
}: WizardActionsProps): ReactElement {
  const { t } = useTexts();
  const heard = useStored(presses.heard);
  return (
    <div className="form-actions wizard-actions">
      {state === 'unsure' ? (
        <Button variant="primary" block onClick={onRetry}>
          {t('wizard.retry')}
        </Button>
      ) : (
        <>
          {previousStep(context) !== undefined && (
            <Button
              block
              icon="arrow-left"
              disabled={busy}
              busy={heard === 'back'}
              onClick={onBack}
            >
              {t('wizard.previous')}
            </Button>
          )}
          <Button
            type="submit"
            variant="primary"
            block
            busy={busy || isWaiting || heard === 'next'}
            disabledBy={disabledBy}
            onClick={ignoreSecondPress}
          >
            {children}
          </Button>
        </>
      )}
    </div>
  );
}
