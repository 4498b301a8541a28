import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { useConfiguration, useFailingCondition } from '#config/facts-provider.tsx';
import { useTexts } from '#i18n/texts.ts';
import { Button, type ButtonProps } from '#ui/controls/button.tsx';
import { useIdlePrefetch } from '#ui/loading/use-idle.ts';
import { useDialogAddress } from './dialog-address.ts';
import { prefetchFormDialog } from './form-dialog.tsx';
import { formQuery, widgetsQuery } from './use-form.ts';

export interface FormButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'icon' | 'block'> {
  /** Name of the form document whose dialog it opens. */
  form: string;
  /** What the form is about, by kind: `{ contract }`. */
  subject?: Record<string, unknown>;
  /** What the address says of the dialog beside its name: `{ battery: '6' }`. */
  about?: Readonly<Record<string, string>>;
  /** Opens the form where it does not stand in a dialog. */
  onOpen?: () => void;
  children: ReactNode;
}

/**
 * Opens a form, usually its dialog. When one of the conditions that the form requires fails, the button remains
 * accessible by keyboard and touch and says why; the dialog checks the conditions again, as the form may still be
 * loading.
 */
export function FormButton({
  form,
  subject,
  about,
  onOpen,
  children,
  ...look
}: FormButtonProps): ReactElement {
  const { t } = useTexts();
  const { open } = useDialogAddress();
  const { data } = useQuery(formQuery(useConfiguration(), form, { withWidgets: false }));
  const queryClient = useQueryClient();
  // The dialog opens at once, also when the connection is gone by then.
  useIdlePrefetch(data, (loaded) => {
    prefetchFormDialog();
    void queryClient.prefetchQuery(widgetsQuery(loaded));
  });
  const failing = useFailingCondition(subject)(data?.requires);
  return (
    <Button
      {...look}
      aria-haspopup={onOpen ? undefined : 'dialog'}
      disabledReason={failing === null ? undefined : t(`conditions.${failing}`)}
      onClick={() => (onOpen ? onOpen() : open(form, about))}
    >
      {children}
    </Button>
  );
}
