import type { ReactElement } from 'react';
import { Link, useLocation } from 'wouter';
import { useMenuEntries } from '#app/menu-entries.ts';
import { routes } from '#app/routes.ts';
import { useFacts } from '#config/facts-provider.tsx';
import { fitsPattern, pathPatterns } from '#i18n/paths.ts';
import { useTexts } from '#i18n/texts.ts';
import { Icon, type IconName } from '#ui/icon.tsx';

const icons: Record<string, IconName> = { home: 'home', contracts: 'document' };

/** The entries of the setting `menus.sidebar`. */
export function Navigation(): ReactElement {
  const { t, language } = useTexts();
  const entries = useMenuEntries(useFacts().settings.menus.sidebar);
  const [pathname] = useLocation();
  const patterns = pathPatterns(language);
  const here = routes.find(({ id }) => fitsPattern(patterns[id], pathname));
  return (
    <nav aria-label={t('frame.navigation')}>
      <ul className="navigation">
        {entries.map(({ route, address }) => {
          const isHere = route === (here?.entry ?? here?.id);
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
