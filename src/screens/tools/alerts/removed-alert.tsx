import type { ReactElement } from 'react';
import type { PriceAlert } from '#domain/customer/price-alert.ts';
import { useSubmits } from '#forms/use-form.ts';
import { useSubmission } from '#forms/use-submission.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { Alert } from '#ui/feedback/alert.tsx';
import { problemText } from '#ui/feedback/problem-text.ts';
import { useFocusOnMount } from '#ui/focus/use-focus-on-mount.ts';
import { useAlertWords } from './alert-words.ts';

interface RemovedAlertProps {
  alert: PriceAlert;
  onDismiss: () => void;
}

const nothing = {};

/**
 * Reports that an alert was deleted, and adds it again on demand. The alert is already deleted, so that the message is
 * true even if the page is closed; and the message remains until it is dismissed, without a time limit (WCAG 2.2.1).
 */
export function RemovedAlert({ alert, onDismiss }: RemovedAlertProps): ReactElement {
  const texts = useTexts();
  const { t } = texts;
  const words = useAlertWords();
  const place = useFocusOnMount<HTMLDivElement>({ within: 'button' });
  const { underWay, outcome, problem, submit } = useSubmission(useSubmits('price-alert'), nothing);
  const { product, type, price } = alert;
  // A product that is no longer traded takes no alert.
  const isGone = problem?.kind === 'invalid';
  const said = t('common.labelled', { label: product, value: words(alert) });
  const failed = problem && (isGone ? t('price-alerts.gone') : problemText(problem, texts).body);
  return (
    <div ref={place}>
      <Alert
        tone={problem ? 'danger' : outcome ? 'success' : 'info'}
        title={t(`price-alerts.${outcome ? 'restored' : problem ? 'not-restored' : 'removed'}`)}
        onDismiss={onDismiss}
        actions={
          !outcome &&
          !isGone && (
            <Button
              size="small"
              busy={underWay !== null}
              onClick={() => submit({ product, type, price })}
            >
              {t('price-alerts.undo')}
            </Button>
          )
        }
      >
        {said}
        {failed && <> {failed}</>}
      </Alert>
    </div>
  );
}
