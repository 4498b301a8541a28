import type { ReactElement } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { PhoneLink } from '#ui/controls/phone-link.tsx';
import { Icon } from '#ui/layout/icon.tsx';

interface DistributorPhoneProps {
  name?: unknown;
  phone?: unknown;
}

/** A distributor, and the way to call it. */
export function DistributorPhone({ name, phone }: DistributorPhoneProps): ReactElement {
  const { t } = useTexts();
  const number = String(phone ?? '');
  return (
    <p className="service-emergency-phone">
      <span>{String(name ?? '')}</span>
      <PhoneLink className="btn btn-primary" phone={number}>
        <Icon name="phone" />
        {t('support.emergency.call', { number })}
      </PhoneLink>
    </p>
  );
}
