import { type ReactElement, type ReactNode, Suspense } from 'react';
import { useHolds } from '#config/facts-provider.tsx';
import { useTexts } from '#i18n/texts.ts';
import { Button, type ButtonProps } from '#ui/button.tsx';
import { useDialogAddress } from './dialog-address.ts';
import { useForm } from './use-form.ts';

export interface FormButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'icon' | 'block'> {
  /** Name of the form document whose dialog it opens. */
  form: string;
  /** What the form is about, by kind: `{ contract }`. */
  subject?: Record<string, unknown>;
  children: ReactNode;
}

function ReadyFormButton({ form, subject, children, ...look }: FormButtonProps): ReactElement {
  const { t } = useTexts();
  const { open } = useDialogAddress();
  const failing = useHolds(subject)(useForm(form).requires);
  return (
    <Button
      {...look}
      aria-haspopup="dialog"
      disabledReason={failing === null ? undefined : t(`conditions.${failing}`)}
      onClick={() => open(form)}
    >
      {children}
    </Button>
  );
}

/**
 * Opens the dialog of a form. When one of the conditions that the form requires fails, the button stays in
 * reach of keyboard and touch and says why.
 */
export function FormButton(props: FormButtonProps): ReactElement {
  const { form: _form, subject: _subject, children, ...look } = props;
  return (
    <Suspense
      fallback={
        <Button {...look} aria-disabled>
          {children}
        </Button>
      }
    >
      <ReadyFormButton {...props} />
    </Suspense>
  );
}
