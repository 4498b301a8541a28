import { type ReactElement, useState } from 'react';
import { codeOf } from '#config/code-loading.ts';
import { useCode } from '#ui/loading/use-code.ts';
import { MENU_BUTTON, MenuButtonContent, type MenuProps } from './menu-content.tsx';

const dropdown = codeOf(() => import('./menu-dropdown.tsx').then((module) => module.MenuDropdown));

/** A button with a menu, whose code is loaded at the first press. */
export function Menu(props: MenuProps): ReactElement {
  const [isPressed, setPressed] = useState(false);
  const { here: Dropdown } = useCode(dropdown, isPressed);
  if (isPressed && Dropdown) return <Dropdown {...props} />;
  return (
    <button
      type="button"
      className={props.look ?? MENU_BUTTON}
      aria-label={props.label}
      aria-haspopup="menu"
      aria-expanded={false}
      aria-busy={props.busy || undefined}
      onPointerEnter={dropdown.prefetch}
      onFocus={dropdown.prefetch}
      onBlur={({ relatedTarget }) => {
        // The heading of a page that has just been mounted takes the focus by itself: the user did not move it.
        if (relatedTarget?.matches('[tabindex="-1"]') !== true) setPressed(false);
      }}
      onClick={() => setPressed(true)}
    >
      <MenuButtonContent button={props.button} />
    </button>
  );
}
