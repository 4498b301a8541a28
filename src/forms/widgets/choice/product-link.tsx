import type { ReactElement } from 'react';
import { useTexts } from '#i18n/texts.ts';
import type { LookupEntry } from '#queries/lookups.ts';
import { Icon } from '#ui/layout/icon.tsx';

interface ProductLinkProps {
  entry: LookupEntry;
  /** Option `link`: member of the entry with the address. */
  member: unknown;
  /** Name of the product. */
  name: string;
}

/** Leads to the retailer's page about a product; nothing without a web address. */
export function ProductLink({ entry, member, name }: ProductLinkProps): ReactElement | null {
  const { t } = useTexts();
  const address = typeof member === 'string' ? entry[member] : undefined;
  if (typeof address !== 'string' || !/^https?:\/\//i.test(address)) return null;
  return (
    <a
      className="product-link"
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${t('form-engine.products.more', { name })} ${t('form-engine.new-tab')}`}
    >
      {t('form-engine.products.more-short')}
      <Icon name="external" />
    </a>
  );
}
