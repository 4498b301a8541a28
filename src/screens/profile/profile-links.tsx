import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useOpenRoutes } from '#config/open-routes.ts';
import { useTexts } from '#i18n/texts.ts';
import { Card } from '#ui/layout/card.tsx';
import { Icon } from '#ui/layout/icon.tsx';

const linked = ['password-change', 'newsletter', 'requests'];

/** The other pages of the account, as far as there are any. */
export function ProfileLinks(): ReactElement | null {
  const { t } = useTexts();
  const find = useOpenRoutes();
  const links = linked.flatMap((route) => {
    const address = find(route)?.address;
    return address ? [{ route, address }] : [];
  });
  if (links.length === 0) return null;
  return (
    <Card title={t('profile.links.title')} icon="lock">
      <ul className="profile-list">
        {links.map(({ route, address }) => (
          <li key={route}>
            <Link className="profile-link" to={address}>
              {t(`profile.links.${route}`)}
              <Icon name="chevron-right" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
