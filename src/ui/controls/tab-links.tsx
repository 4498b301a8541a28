import type { ReactElement } from 'react';
import Nav from 'react-bootstrap/Nav';
import { Link } from 'react-router-dom';
import { Icon, type IconName } from '#ui/layout/icon.tsx';

export interface TabLink {
  id: string;
  label: string;
  /** Address of the tab; tabs are pages, so that they can be linked to. */
  to: string;
  icon?: IconName;
  count?: number;
}

export function TabLinks({
  label,
  tabs,
  current,
}: {
  label: string;
  tabs: readonly TabLink[];
  current: string;
}): ReactElement {
  return (
    <nav className="tab-links" aria-label={label}>
      <Nav as="ul" variant="pills">
        {tabs.map((tab) => (
          <Nav.Item key={tab.id} as="li">
            <Nav.Link as={Link} to={tab.to} aria-current={tab.id === current ? 'page' : undefined}>
              {tab.icon && <Icon name={tab.icon} />}
              {tab.label}
              {tab.count !== undefined && <span className="tab-count">{tab.count}</span>}
            </Nav.Link>
          </Nav.Item>
        ))}
      </Nav>
    </nav>
  );
}
