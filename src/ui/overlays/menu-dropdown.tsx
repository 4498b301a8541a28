import type { KeyboardEvent, ReactElement } from 'react';
import Dropdown from 'react-bootstrap/Dropdown';
import { Link } from 'react-router-dom';
import { OutsideMark } from '#ui/controls/outside-link.tsx';
import { Icon } from '#ui/layout/icon.tsx';
import { menuPosition } from './menu-position.ts';
import '#ui/styles/dropdown.scss';
import { MENU_BUTTON, MenuButtonContent, type MenuEntry, type MenuProps } from './menu-content.tsx';

/** The menu that replaces its button at the first press, already open. */
export function MenuDropdown({
  label,
  button,
  look = MENU_BUTTON,
  busy,
  note,
  entries,
}: MenuProps): ReactElement {
  return (
    <Dropdown align="end" defaultShow focusFirstItemOnShow>
      <Dropdown.Toggle
        as="button"
        type="button"
        bsPrefix={look}
        aria-label={label}
        aria-busy={busy || undefined}
      >
        <MenuButtonContent button={button} />
      </Dropdown.Toggle>
      <Dropdown.Menu role="menu" popperConfig={menuPosition} onKeyDown={focusOtherEnd}>
        {note && (
          <Dropdown.Header as="p" role="presentation">
            {note}
          </Dropdown.Header>
        )}
        {entries.map((entry) => (
          <MenuItem key={entry.id} {...entry} />
        ))}
      </Dropdown.Menu>
    </Dropdown>
  );
}

function MenuItem({ label, icon, lang, isCurrent, to, href, onSelect }: MenuEntry): ReactElement {
  const item = {
    role: 'menuitem',
    lang,
    'aria-current': isCurrent || undefined,
    onClick: onSelect,
    children: (
      <>
        {icon && <Icon name={icon} />}
        {label}
        {isCurrent && <Icon name="check" />}
        {href !== undefined && <OutsideMark />}
      </>
    ),
  };
  if (href !== undefined)
    return <Dropdown.Item href={href} target="_blank" rel="noopener" {...item} />;
  return to === undefined ? (
    <Dropdown.Item as="button" type="button" {...item} />
  ) : (
    <Dropdown.Item as={Link} to={to} {...item} />
  );
}

/** Home, End, and the arrows at either end: the ARIA pattern "menu button" has them, react-bootstrap does not. */
function focusOtherEnd(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event;
  const items = [...currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
  const [first, last] = [items[0], items.at(-1)];
  const isToFirst = key === 'Home' || (key === 'ArrowDown' && target === last);
  const isToLast = key === 'End' || (key === 'ArrowUp' && target === first);
  if (!isToFirst && !isToLast) return;
  event.preventDefault();
  event.stopPropagation();
  (isToFirst ? first : last)?.focus();
}
