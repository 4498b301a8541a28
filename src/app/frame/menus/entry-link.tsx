import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { OpenEntry } from '#app/menu-entries.ts';
import { OutsideMark } from '#ui/controls/outside-link.tsx';
import { Icon } from '#ui/layout/icon.tsx';
import { entryIcon } from './entry-icons.ts';

interface EntryLinkProps {
  entry: OpenEntry;
  /** In place of the entry's text, where room is scarce. */
  label?: string;
  className?: string;
  isCurrent: boolean;
}

/** The link of a menu entry with its icon; an external one opens in a new tab and announces that. */
export function EntryLink({ entry, label, className, isCurrent }: EntryLinkProps): ReactElement {
  const { route, address } = entry;
  const content = (
    <>
      <Icon name={entryIcon(entry)} />
      <span>
        {label ?? entry.label}
        {route === null && <OutsideMark />}
      </span>
    </>
  );
  return route === null ? (
    <a href={address} target="_blank" rel="noopener" className={className}>
      {content}
    </a>
  ) : (
    <Link to={address} className={className} aria-current={isCurrent ? 'page' : undefined}>
      {content}
    </Link>
  );
}
