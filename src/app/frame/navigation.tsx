import type { ReactElement } from 'react';
import Nav from 'react-bootstrap/Nav';
import { Link } from 'react-router-dom';
import { useNavigation } from '#app/menu-entries.ts';
import { usePlace } from '#app/screen-routes.tsx';
import { useTexts } from '#i18n/texts.ts';
import { Icon, type IconName } from '#ui/icon.tsx';
import { HeaderPages, PageLinks } from './page-links.tsx';

const icons: Record<string, IconName> = {
  home: 'home',
  invoices: 'invoice',
  'customer-service': 'help',
  contracts: 'document',
  'price-alerts': 'chart',
};

/** The entries of the setting `menus.sidebar`, then the retailer's pages; in the header in one line. */
export function Navigation({ inHeader = false }: { inHeader?: boolean }): ReactElement {
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
      {inHeader ? <HeaderPages /> : <PageLinks />}
    </nav>
  );
}
