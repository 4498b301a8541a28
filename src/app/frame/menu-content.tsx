import type { ReactElement, ReactNode } from 'react';
import { Icon, type IconName } from '#ui/icon.tsx';

export interface MenuEntry {
  id: string;
  label: string;
  icon?: IconName;
  /** Language of the label, where it is not the page's. */
  lang?: string;
  isCurrent?: boolean;
  /** Address of a link; without it the entry is a button. */
  to?: string;
  onSelect?: () => void;
}

export interface MenuProps {
  /** What the button says to a screen reader. */
  label: string;
  /** What the button shows. */
  button: ReactNode;
  /** A line above the entries. */
  note?: string;
  entries: readonly MenuEntry[];
}

/** What a menu's button shows, with the arrow that says it opens. */
export function MenuButtonContent({ button }: Pick<MenuProps, 'button'>): ReactElement {
  return (
    <>
      {button}
      <Icon name="chevron-down" className="menu-arrow" />
    </>
  );
}
