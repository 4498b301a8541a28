import { lazy, type ReactElement } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { Dialog } from '#ui/dialog.tsx';
import { useDialogAddress } from './dialog-address.ts';
import { FormBoundary } from './form-boundary.tsx';
import type { OpenFormDialogProps } from './open-form-dialog.tsx';

/** What a dialog is about; `onFinished` leaves it open with the outcome. */
export type FormDialogProps = Omit<OpenFormDialogProps, 'onClose'>;

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
