import type { ReactElement } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { PhoneLink } from '#ui/controls/phone-link.tsx';
import { Icon } from '#ui/layout/icon.tsx';

/** What is done first, in order: lines of `support.emergency.<about>.steps`. */
const steps = {
  gas: ['leave', 'switches', 'tap', 'call'],
  electricity: ['home', 'street', 'call'],
} as const;

interface EmergencyCaseProps {
  about: 'gas' | 'electricity';
  /** Answered day and night; empty where the retailer has none. */
  phone: string;
}

/** What to do now in one kind of emergency, and the telephone of the retailer that is answered day and night. */
export function EmergencyCase({ about, phone }: EmergencyCaseProps): ReactElement {
  const { t } = useTexts();
  const words = `support.emergency.${about}`;
  return (
    <section aria-labelledby={`emergency-${about}`}>
      <h3 id={`emergency-${about}`}>{t(`${words}.title`)}</h3>
      <ol>
        {steps[about].map((step) => (
          <li key={step}>{t(`${words}.steps.${step}`)}</li>
        ))}
      </ol>
      {about === 'gas' && (
        <p>
          <PhoneLink className="btn btn-primary" phone="112">
            <Icon name="phone" />
            {t('support.emergency.call', { number: '112' })}
          </PhoneLink>
        </p>
      )}
      {phone && (
        <p>
          {t('support.emergency.always')} <PhoneLink phone={phone} />
        </p>
      )}
    </section>
  );
}
