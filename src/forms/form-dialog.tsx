import type { ReactElement } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { lazyPart } from '#ui/loading/lazy-part.tsx';
import { LateDialog } from '#ui/overlays/late-dialog.tsx';
import { useDialogAddress } from './dialog-address.ts';
import { FormBoundary } from './form-boundary.tsx';
import type { OpenFormDialogProps } from './open-form-dialog.tsx';

/** What a dialog is about; `onFinished` leaves it open with the outcome. */
export type FormDialogProps = Omit<OpenFormDialogProps, 'onClose'>;

const OpenFormDialog = lazyPart(
  () => import('./open-form-dialog.tsx').then((module) => module.OpenFormDialog),
  {
    failed: ({ problem, retry }, { onClose }) => (
      <FailedDialog onClose={onClose}>
        <ErrorState problem={problem} onRetry={retry} />
      </FailedDialog>
    ),
  },
);

/** Fetches the code of dialogs before one opens. */
export const prefetchFormDialog = OpenFormDialog.prefetch;

/** A form in a modal dialog, open while the address says `?dialog=<form>`. Its code comes when it first opens. */
export function FormDialog(props: FormDialogProps): ReactElement | null {
  const { dialog, close } = useDialogAddress();
  if (dialog !== props.form) return null;
  return (
    <FormBoundary
      form={props.form}
      frame={(failure) => <FailedDialog onClose={close}>{failure}</FailedDialog>}
    >
      <OpenFormDialog {...props} onClose={close} />
    </FormBoundary>
  );
}

function FailedDialog({
  onClose,
  children,
}: {
  onClose: () => void;
  children: ReactElement;
}): ReactElement {
  const { t } = useTexts();
  return (
    <LateDialog title={t('form-engine.failed')} onClose={onClose}>
      {children}
    </LateDialog>
  );
}
