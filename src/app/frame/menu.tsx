import { type ReactElement, useState } from 'react';
import { useLoadedComponent } from '#ui/use-loaded-component.ts';
import { MenuButtonContent, type MenuProps } from './menu-content.tsx';

const loadDropdown = () => import('./menu-dropdown.tsx').then((module) => module.MenuDropdown);

/** A button with a menu, whose code is loaded at the first press. */
export function Menu(props: MenuProps): ReactElement {
  const [isPressed, setPressed] = useState(false);
  const Dropdown = useLoadedComponent(loadDropdown, isPressed);
  if (Dropdown) return <Dropdown {...props} />;
  const prefetch = () => void loadDropdown().catch(() => {});
  return (
    <button
      type="button"
      className="menu-button"
      aria-label={props.label}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onBlur={() => setPressed(false)}
      onClick={() => setPressed(true)}
    >
      <MenuButtonContent button={props.button} />
    </button>
  );
}
