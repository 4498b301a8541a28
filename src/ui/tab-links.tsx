import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Icon, type IconName } from './icon.tsx';

export interface TabLink {
  id: string;
  label: string;
  /** Address of the tab; tabs are pages, so that they can be linked to. */
  to: string;
  icon?: IconName;
  count?: number;
}

/** Tabs that are pages of their own. */
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
      <ul>
        {tabs.map((tab) => (
          <li key={tab.id}>
            <Link to={tab.to} aria-current={tab.id === current ? 'page' : undefined}>
              {tab.icon && <Icon name={tab.icon} />}
              {tab.label}
              {tab.count !== undefined && <span className="tab-count">{tab.count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
