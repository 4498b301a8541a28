import type { ReactElement } from 'react';
import { useFormTexts } from '#forms/use-form.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { Alert } from '#ui/feedback/alert.tsx';

interface BatteryMoveUnsureProps {
  /** The form whose answer was lost. */
  form: string;
  onRetry: () => void;
}

/** It is unknown whether the move arrived: it can only be looked up again. */
export function BatteryMoveUnsure({ form, onRetry }: BatteryMoveUnsureProps): ReactElement {
  const { t } = useTexts();
  useFormTexts(form);
  const key = `forms.${form}.problems.unknown-outcome`;
  return (
    <div data-state="battery-move.unsure">
      <Alert
        tone="warning"
        title={t(`${key}.title`)}
        actions={
          <Button variant="primary" onClick={onRetry}>
            {t('wizard.retry')}
          </Button>
        }
      >
        {t(`${key}.body`)}
      </Alert>
    </div>
  );
}
