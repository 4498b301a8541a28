import type { ReactElement } from 'react';
import { useFailingCondition } from '#config/facts-provider.tsx';
import type { PriceAlert } from '#domain/customer/price-alert.ts';
import { useOnOutcome } from '#forms/use-outcome.ts';
import { useSubmission } from '#forms/use-submission.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { problemText } from '#ui/feedback/problem-text.ts';
import { useAlertWords } from './alert-words.ts';

interface RemoveAlertProps {
  alert: PriceAlert;
  onRemoved: (alert: PriceAlert) => void;
}

const nothing = {};

/** Deletes an alert at once; the way back is offered afterwards. */
export function RemoveAlert({ alert, onRemoved }: RemoveAlertProps): ReactElement {
  const texts = useTexts();
  const { t } = texts;
  const words = useAlertWords();
  const failing = useFailingCondition()(['not-read-only']);
  const { underWay, outcome, problem, submit } = useSubmission('price-alert-removal', nothing);
  useOnOutcome(outcome, () => onRemoved(alert));
  return (
    <div className="price-alert-remove">
      <Button
        size="small"
        variant="quiet"
        icon="close"
        busy={underWay !== null || outcome !== null}
        disabledReason={failing === null ? undefined : t(`conditions.${failing}`)}
        onClick={() => submit({ id: alert.id })}
      >
        {/* One child: the button's gap would separate the words. */}
        <span>
          {t('price-alerts.remove')}{' '}
          <span className="visually-hidden">
            {alert.product}: {words(alert)}
          </span>
        </span>
      </Button>
      <p role="alert">
        {problem && `${t('price-alerts.not-removed')} ${problemText(problem, texts).body}`}
      </p>
    </div>
  );
}
