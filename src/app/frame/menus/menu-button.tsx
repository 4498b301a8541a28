import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { codeOf } from '#config/code-loading.ts';
import { useCode } from '#ui/loading/use-code.ts';

const phoneMenu = codeOf(() => import('./phone-menu.tsx').then((module) => module.PhoneMenu));

interface MenuButtonProps {
  className?: string;
  children: ReactNode;
}

/** Opens the main menu over the page. */
export function MenuButton({ className, children }: MenuButtonProps): ReactElement {
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const { here: PhoneMenu } = useCode(phoneMenu, isOpen);

  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving on another page closes the menu
  useEffect(() => setOpen(false), [pathname]);

  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        onPointerEnter={phoneMenu.prefetch}
        onClick={() => setOpen(!isOpen)}
      >
        {children}
      </button>
      {isOpen && PhoneMenu && <PhoneMenu onClose={() => setOpen(false)} />}
    </>
  );
}
