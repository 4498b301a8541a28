import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useFailingCondition } from '#config/facts-provider.tsx';
import { useOpenRoutes } from '#config/open-routes.ts';
import { useTexts } from '#i18n/texts.ts';
import { Card } from '#ui/layout/card.tsx';
import { Icon } from '#ui/layout/icon.tsx';
import '#screens/profile/profile-parts.scss';

interface ProfileLinksProps {
  options: { links: readonly { route: string; requires?: string[] }[] };
}

/** The other pages of the account, as far as there are any. */
export function ProfileLinksPart({ options }: ProfileLinksProps): ReactElement | null {
  const { t } = useTexts();
  const find = useOpenRoutes();
  const failing = useFailingCondition();
  const links = options.links.flatMap(({ route, requires }) => {
    const address = failing(requires) === null && find(route)?.address;
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
