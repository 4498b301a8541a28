import { type ReactElement, useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { FormAttempts } from './form-attempts.ts';
import { FormRequirements } from './form-requirements.tsx';
import { FormRunner, type FormRunnerProps } from './form-runner.tsx';
import { FormView } from './form-view.tsx';
import { useForm, useFormTexts } from './use-form.ts';

export interface OpenFormDialogProps
  extends Pick<
    FormRunnerProps,
    'form' | 'subject' | 'textValues' | 'onFinished' | 'details' | 'actionNote'
  > {
  /** Of a machine that lives longer than the dialog; without it the dialog has a submission of its own. */
  attempts?: FormAttempts;
  onClose: () => void;
}

/**
 * The dialog of a form. Closing it asks nothing: what was typed stays in the draft. While an answer is
 * awaited it cannot be closed, so that the customer learns what became of the change.
 */
export function OpenFormDialog({ onClose, attempts, ...about }: OpenFormDialogProps): ReactElement {
  const { form, subject } = about;
  const { requires } = useForm(form);
  useFormTexts(form);
  const { t, optional } = useTexts();
  const [busy, setBusy] = useState(false);
  const cancel = optional(`forms.${form}.cancel`);
  const shared = {
    ...about,
    onClose,
    onBusy: setBusy,
    children: cancel && (
      <Button block busy={busy} onClick={onClose}>
        {cancel}
      </Button>
    ),
  };
  return (
    <Dialog title={t(`forms.${form}.title`)} onClose={busy ? undefined : onClose}>
      <FormRequirements requires={requires} subject={subject}>
        {attempts ? <FormView {...shared} attempts={attempts} /> : <FormRunner {...shared} />}
      </FormRequirements>
    </Dialog>
  );
}
