import type { ReactElement } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { routeAddress } from '#app/landing.ts';
import { offeredEntries } from '#app/menu-entries.ts';
import { useFacts, useHolds } from '#config/facts-provider.tsx';
import { useTexts } from '#i18n/texts.ts';
import { Icon, type IconName } from '#ui/icon.tsx';

const icons: Record<string, IconName> = { home: 'home', contracts: 'document' };

/** The entries of the setting `menus.sidebar`. */
export function Navigation(): ReactElement {
  const { t, language } = useTexts();
  const { settings } = useFacts();
  const failing = useHolds();
  const { pathname } = useLocation();
  return (
    <nav aria-label={t('frame.navigation')}>
      <ul className="navigation">
        {offeredEntries(settings.menus.sidebar, failing).map(({ route }) => {
          const address = routeAddress(route, settings, language);
          const area = `/${address.split('/')[1]}`;
          const isHere = pathname === area || pathname.startsWith(`${area}/`);
          return (
            <li key={route}>
              <Link to={address} aria-current={isHere ? 'page' : undefined}>
                <Icon name={icons[route] ?? 'chevron-right'} />
                {t(`frame.routes.${route}`)}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
