import type { ReactElement, ReactNode } from 'react';
import { type TextValues, useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { Outcome } from '#ui/feedback/outcome.tsx';

interface FormOutcomeProps {
  form: string;
  kind: 'sent' | 'signing';
  /** Values of its texts. */
  values: TextValues;
  /** True below the title of a page. */
  isPage: boolean;
  /** True while it cannot be left. */
  busy: boolean;
  onClose?: (() => void) | undefined;
  /** What was sent. */
  children?: ReactNode;
}

/** What became of a submission: texts `sent` or `signing` of the form. Takes the focus. */
export function FormOutcome({
  form,
  kind,
  values,
  isPage,
  busy,
  onClose,
  children,
}: FormOutcomeProps): ReactElement {
  const { t } = useTexts();
  return (
    <Outcome
      tone={kind === 'sent' ? 'success' : 'info'}
      icon={kind === 'sent' ? 'check-circle' : 'mail'}
      level={isPage ? 2 : 3}
      title={t(`forms.${form}.${kind}.title`, values)}
      body={t(`forms.${form}.${kind}.body`, values)}
    >
      {children}
      {onClose && (
        <Button variant="primary" block busy={busy} onClick={onClose}>
          {t('form-engine.done')}
        </Button>
      )}
    </Outcome>
  );
}
