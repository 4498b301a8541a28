import type { ReactElement } from 'react';
import Nav from 'react-bootstrap/Nav';
import { Link } from 'react-router-dom';
import { useNavigation } from '#app/menu-entries.ts';
import { usePlace } from '#app/screen-routes.tsx';
import { useTexts } from '#i18n/texts.ts';
import { Icon, type IconName } from '#ui/icon.tsx';

const icons: Record<string, IconName> = {
  home: 'home',
  invoices: 'invoice',
  'customer-service': 'help',
  contracts: 'document',
  'price-alerts': 'chart',
};

/** The entries of the setting `menus.sidebar`. */
export function Navigation(): ReactElement {
  const { t } = useTexts();
  const { entries } = useNavigation();
  const here = usePlace()?.route;
  return (
    <nav aria-label={t('frame.navigation')}>
      <Nav as="ul" className="navigation">
        {entries.map(({ route, address }) => {
          const isHere = route === (here?.entry ?? here?.id);
          return (
            <Nav.Item key={route} as="li">
              <Nav.Link as={Link} to={address} aria-current={isHere ? 'page' : undefined}>
                <Icon name={icons[route] ?? 'chevron-right'} />
                {t(`frame.routes.${route}`)}
              </Nav.Link>
            </Nav.Item>
          );
        })}
      </Nav>
    </nav>
  );
}
