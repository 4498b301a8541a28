import type { ReactElement } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import { useTexts } from '#i18n/texts.ts';
import { PhoneLink } from '#ui/controls/phone-link.tsx';

/**
 * Who the retailer is, at the foot of every page (RD 88/2026 13.af; LSSI 10): registered name, tax id, address, free
 * telephone. What the settings lack is left out.
 */
export function CompanyLine(): ReactElement | null {
  const { t } = useTexts();
  const { legalName, vat, address, freePhone } = useFacts().settings.organization;
  if (![legalName, vat, address, freePhone].some(Boolean)) return null;
  return (
    <p className="frame-company">
      {legalName && <span>{legalName}</span>}
      {vat && <span>{t('frame.footer.vat', { vat })}</span>}
      {address && <span>{address}</span>}
      {freePhone && (
        <span>
          {t('frame.footer.free-phone')} <PhoneLink phone={freePhone} />
        </span>
      )}
    </p>
  );
}
