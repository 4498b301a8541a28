import { useFacts } from '#config/facts-provider.tsx';
import { useTexts } from '#i18n/texts.ts';
import { PhoneLink } from '#ui/controls/phone-link.tsx';
import type { Definition } from '#ui/layout/definition-list.tsx';

/**
 * Registered name, tax id, address and free telephone of the retailer (RD 88/2026 13.af; LSSI 10); one that its
 * setting lacks has no value.
 */
export function useCompanyFacts(): readonly Definition[] {
  const { t } = useTexts();
  const { legalName, vat, address, freePhone } = useFacts().settings.organization;
  return [
    { term: t('parts.company.name'), value: legalName },
    { term: t('parts.company.vat'), value: vat },
    { term: t('parts.company.address'), value: address, wide: true },
    { term: t('parts.company.phone'), value: freePhone && <PhoneLink phone={freePhone} /> },
  ];
}
