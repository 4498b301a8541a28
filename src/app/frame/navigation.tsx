import type { ReactElement } from 'react';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { routeAddress } from '#app/landing.ts';
import { offeredEntries } from '#app/menu-entries.ts';
import { routes } from '#app/routes.ts';
import { useFacts, useHolds } from '#config/facts-provider.tsx';
import { pathPatterns } from '#i18n/paths.ts';
import { useTexts } from '#i18n/texts.ts';
import { Icon, type IconName } from '#ui/icon.tsx';

const icons: Record<string, IconName> = { home: 'home', contracts: 'document' };

/** The entries of the setting `menus.sidebar`. */
export function Navigation(): ReactElement {
  const { t, language } = useTexts();
  const { settings } = useFacts();
  const failing = useHolds();
  const { pathname } = useLocation();
  const patterns = pathPatterns(language);
  const here = routes.find(({ id }) => matchPath(patterns[id] ?? '', pathname));
  return (
    <nav aria-label={t('frame.navigation')}>
      <ul className="navigation">
        {offeredEntries(settings.menus.sidebar, failing).map(({ route }) => {
          const isHere = route === (here?.entry ?? here?.id);
          return (
            <li key={route}>
              <Link
                to={routeAddress(route, settings, language)}
                aria-current={isHere ? 'page' : undefined}
              >
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
