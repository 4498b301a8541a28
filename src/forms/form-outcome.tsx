import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { type TextValues, useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';

interface FormOutcomeProps {
  form: string;
  kind: 'sent' | 'signing';
  /** Values of its texts. */
  values: TextValues;
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
  busy,
  onClose,
  children,
}: FormOutcomeProps): ReactElement {
  const { t } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={`form-outcome is-${kind}`}>
      <Icon name={kind === 'sent' ? 'check-circle' : 'mail'} />
      <h3 ref={heading} tabIndex={-1}>
        {t(`forms.${form}.${kind}.title`, values)}
      </h3>
      <p>{t(`forms.${form}.${kind}.body`, values)}</p>
      {children}
      {onClose && (
        <Button variant="primary" block busy={busy} onClick={onClose}>
          {t('form-engine.done')}
        </Button>
      )}
    </div>
  );
}
