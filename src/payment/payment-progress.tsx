import type { ReactElement } from 'react';
import { useTexts } from '#i18n/texts.ts';
import '#ui/styles/outcome.scss';

interface PaymentProgressProps {
  at: 'paying' | 'requires_action' | 'verifying';
}

/** What is under way. */
export function PaymentProgress({ at }: PaymentProgressProps): ReactElement {
  const { t } = useTexts();
  return (
    <div className="outcome" role="status">
      <span className="busy-mark" aria-hidden="true" />
      <h3>{t(`payment.${at}.title`)}</h3>
      <p>{t(`payment.${at}.body`)}</p>
    </div>
  );
}
