import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useFacts } from '#config/facts-provider.tsx';
import { useOpenRoutes } from '#config/open-routes.ts';
import { useTexts } from '#i18n/texts.ts';

/** Pages that people look for when an address leads nowhere, in this order. */
const looked = ['invoices', 'contracts', 'requests', 'profile', 'customer-service'];

/** Pages that say nothing to who has not contracted yet (customer area, section 6). */
const ofContracts = ['invoices', 'contracts', 'requests'];

/** Links to the lists that people look for, of those that are open to them. */
export function UsefulPages(): ReactElement | null {
  const { t } = useTexts();
  const { signedIn, newCustomer } = useFacts().session;
  const find = useOpenRoutes();
  const pages = looked.flatMap((id) => {
    const route = find(id);
    const isTheirs = route?.access !== (signedIn ? 'public' : 'private');
    const isEmpty = newCustomer && ofContracts.includes(id);
    return route?.address && isTheirs && !isEmpty ? [{ id, address: route.address }] : [];
  });
  if (pages.length === 0) return null;
  return (
    <nav className="error-page-useful" aria-label={t('errors.useful')}>
      <p>{t('errors.useful')}</p>
      <ul>
        {pages.map(({ id, address }) => (
          <li key={id}>
            <Link to={address}>{t(`frame.routes.${id}`)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
