import type { ReactElement, ReactNode } from 'react';
import { Icon, type IconName } from '#ui/layout/icon.tsx';

export interface MenuEntry {
  id: string;
  label: string;
  icon?: IconName;
  /** Language of the label, where it differs from the page's. */
  lang?: string;
  isCurrent?: boolean;
  /** Address of a link; without it the entry is a button. */
  to?: string;
  /** Address of a page outside the portal. */
  href?: string;
  onSelect?: () => void;
}

export interface MenuProps {
  /** Accessible name of the button. */
  label: string;
  /** Content of the button. */
  button: ReactNode;
  /** Classes of the button, in place of those of a menu of the header. */
  look?: string;
  /** True while what was chosen is under way. */
  busy?: boolean;
  /** A line above the entries. */
  note?: string;
  entries: readonly MenuEntry[];
}

/** Class of a menu's button in the header. */
export const MENU_BUTTON = 'menu-button';

/** Content of a menu's button, with an arrow. */
export function MenuButtonContent({ button }: Pick<MenuProps, 'button'>): ReactElement {
  return (
    <>
      {button}
      <Icon name="chevron-down" className="menu-arrow" />
    </>
  );
}
