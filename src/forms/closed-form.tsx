import type { ReactElement, ReactNode } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { Alert } from '#ui/feedback/alert.tsx';

/** Says why a form that is open can be sent no more. */
export function ClosedFormNotice({ failing }: { failing: string }): ReactElement {
  const { t } = useTexts();
  return (
    <Alert tone="warning" title={t('form-engine.closed.title')}>
      <p>{t(`conditions.${failing}`)}</p>
      <p>{t('form-engine.closed.kept')}</p>
    </Alert>
  );
}

interface ClosedFormActionsProps {
  form: string;
  failing: string;
  children: ReactNode;
}

/** The actions of such a form: its submit button says why it cannot be pressed. */
export function ClosedFormActions({
  form,
  failing,
  children,
}: ClosedFormActionsProps): ReactElement {
  const { t } = useTexts();
  return (
    <div className="form-actions">
      <Button type="submit" variant="primary" block disabledReason={t(`conditions.${failing}`)}>
        {t(`forms.${form}.submit`)}
      </Button>
      {children}
    </div>
  );
}
