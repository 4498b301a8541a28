import { lazy, type ReactElement } from 'react';
import type { Answers, SubmissionOutcome } from '#domain/submission.ts';
import { useTexts } from '#i18n/texts.ts';
import { Dialog } from '#ui/dialog.tsx';
import { useDialogAddress } from './dialog-address.ts';
import { FormBoundary } from './form-boundary.tsx';

export interface FormDialogProps {
  /** Name of the form document. */
  form: string;
  /** What the form is about, by kind: `{ contract }`. */
  subject?: Record<string, unknown>;
  /** Called once when the retailer took the answers; the dialog stays open with the outcome. */
  onFinished?: (outcome: SubmissionOutcome, answers: Answers) => void;
}

const OpenFormDialog = lazy(() =>
  import('./open-form-dialog.tsx').then((module) => ({ default: module.OpenFormDialog })),
);

/** A form in a modal dialog, open while the address says `?dialog=<form>`. Its code comes when it first opens. */
export function FormDialog(props: FormDialogProps): ReactElement | null {
  const { t } = useTexts();
  const { dialog, close } = useDialogAddress();
  if (dialog !== props.form) return null;
  return (
    <FormBoundary
      form={props.form}
      frame={(failure) => (
        <Dialog title={t('form-engine.failed')} onClose={close}>
          {failure}
        </Dialog>
      )}
    >
      <OpenFormDialog {...props} onClose={close} />
    </FormBoundary>
  );
}
