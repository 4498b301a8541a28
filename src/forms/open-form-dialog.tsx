import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { Answers, SubmissionOutcome } from '#domain/submission.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { Alert } from '#ui/feedback/alert.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { useLeaveBlocker } from '#ui/scroll/use-leave-blocker.ts';
import type { FormAttempts } from './form-attempts.ts';
import { FormRequirements } from './form-requirements.tsx';
import { FormRunner, type FormRunnerProps } from './form-runner.tsx';
import { FormView } from './form-view.tsx';
import { namesOthers, OtherContracts } from './other-contracts/other-contracts.tsx';
import { useForm, useFormTexts } from './use-form.ts';

export interface OpenFormDialogProps
  extends Pick<
    FormRunnerProps,
    'form' | 'subject' | 'textValues' | 'onFinished' | 'explain' | 'receipt'
  > {
  /** Of a machine that lives longer than the dialog; without it the dialog has a submission of its own. */
  attempts?: FormAttempts;
  onClose: () => void;
}

/**
 * The dialog of a form. It closes without confirmation: what was typed remains in the draft. While a response is
 * pending it cannot be closed or left, so that the customer learns the outcome of the change, and the change of other
 * contracts is not aborted half-way.
 */
export function OpenFormDialog({ onClose, attempts, ...about }: OpenFormDialogProps): ReactElement {
  const { form, subject } = about;
  const { requires } = useForm(form);
  useFormTexts(form);
  const { t, optional } = useTexts();
  const [busy, setBusy] = useState(false);
  const [othersBusy, setOthersBusy] = useState(false);
  const isUnderWay = busy || othersBusy;
  const wasPrevented = useLeaveBlocker(isUnderWay);
  const cancel = optional(`forms.${form}.cancel`);
  const shared = {
    ...about,
    onClose,
    onBusy: setBusy,
    followUp: {
      render: (answers: Answers, outcome: SubmissionOutcome) =>
        namesOthers(answers) && (
          <OtherContracts form={form} answers={answers} first={outcome} onBusy={setOthersBusy} />
        ),
      isBusy: othersBusy,
    },
    children: cancel && (
      <Button block busy={busy} onClick={onClose}>
        {cancel}
      </Button>
    ),
  };
  return (
    <Dialog
      title={t(`forms.${form}.title`)}
      onClose={isUnderWay ? undefined : onClose}
      footer={wasPrevented && <StayNotice />}
    >
      <FormRequirements requires={requires} subject={subject}>
        {attempts ? <FormView {...shared} attempts={attempts} /> : <FormRunner {...shared} />}
      </FormRequirements>
    </Dialog>
  );
}

/** Says why the page cannot be left yet; comes into sight below a long form. */
function StayNotice(): ReactElement {
  const { t } = useTexts();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.scrollIntoView?.({ block: 'end' }), []);
  return (
    <div ref={place}>
      <Alert>{t('form-engine.stay')}</Alert>
    </div>
  );
}
