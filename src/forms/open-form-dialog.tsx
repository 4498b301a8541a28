import { type ReactElement, useState } from 'react';
import type { Answers, SubmissionOutcome } from '#domain/submission.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { Alert } from '#ui/feedback/alert.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { useLeaveBlocker } from '#ui/scroll/use-leave-blocker.ts';
import { useScrollIntoView } from '#ui/scroll/use-scroll-into-view.ts';
import type { FormAttempts } from './form-attempts.ts';
import { FormRequirements } from './form-requirements.tsx';
import type { FormRunnerProps } from './form-runner.tsx';
import { FormView } from './form-view.tsx';
import { namesOthers, OtherContracts } from './other-contracts/other-contracts.tsx';
import { useForm, useFormTexts } from './use-form.ts';
import { useSubmission } from './use-submission.ts';

export interface OpenFormDialogProps
  extends Pick<
    FormRunnerProps,
    'form' | 'subject' | 'textValues' | 'onFinished' | 'explain' | 'receipt'
  > {
  /** Of a machine that lives longer than the dialog; without it the dialog has a submission of its own. */
  attempts?: FormAttempts;
  onClose: () => void;
}

const nothing = {};

/**
 * The dialog of a form. It closes without confirmation: what was typed remains in the draft. While a response is
 * pending it cannot be closed or left, so that the customer learns the outcome of the change, and the change of other
 * contracts is not aborted half-way.
 */
export function OpenFormDialog({ attempts, ...about }: OpenFormDialogProps): ReactElement {
  return attempts ? <DialogOf {...about} attempts={attempts} /> : <OwnDialog {...about} />;
}

type OwnDialogProps = Omit<OpenFormDialogProps, 'attempts'>;

/** The dialog of a form with a submission of its own (machine `submission`). */
function OwnDialog(props: OwnDialogProps): ReactElement {
  const { form, subject = nothing } = props;
  const attempts = useSubmission(useForm(form).submit ?? form, subject);
  return <DialogOf {...props} attempts={attempts} />;
}

function DialogOf({
  onClose,
  attempts,
  ...about
}: OwnDialogProps & { attempts: FormAttempts }): ReactElement {
  const { form, subject } = about;
  const { requires } = useForm(form);
  useFormTexts(form);
  const { t, optional } = useTexts();
  const isBusy = attempts.underWay !== null;
  const [othersBusy, setOthersBusy] = useState(false);
  const isUnderWay = isBusy || othersBusy;
  const wasPrevented = useLeaveBlocker(isUnderWay);
  const cancel = optional(`forms.${form}.cancel`);
  const followUp = {
    render: (answers: Answers, outcome: SubmissionOutcome) =>
      namesOthers(answers) && (
        <OtherContracts form={form} answers={answers} first={outcome} onBusy={setOthersBusy} />
      ),
    isBusy: othersBusy,
  };
  return (
    <Dialog
      title={t(`forms.${form}.title`)}
      onClose={isUnderWay ? undefined : onClose}
      footer={wasPrevented && <StayNotice />}
    >
      <FormRequirements requires={requires} subject={subject}>
        <FormView {...about} attempts={attempts} onClose={onClose} followUp={followUp}>
          {cancel && (
            <Button block busy={isBusy} onClick={onClose}>
              {cancel}
            </Button>
          )}
        </FormView>
      </FormRequirements>
    </Dialog>
  );
}

/** Says why the page cannot be left yet; comes into sight below a long form. */
function StayNotice(): ReactElement {
  const { t } = useTexts();
  const place = useScrollIntoView<HTMLDivElement>('shown', 'end');
  return (
    <div ref={place}>
      <Alert>{t('form-engine.stay')}</Alert>
    </div>
  );
}
