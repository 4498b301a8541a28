import { type ReactElement, type ReactNode, useState } from 'react';
import { codeOf } from '#config/code-loading.ts';
import { useLocation } from '#ui/address/use-address.ts';
import { useCode } from '#ui/loading/use-code.ts';

const phoneMenu = codeOf(() => import('./phone-menu.tsx').then((module) => module.PhoneMenu));

interface MenuButtonProps {
  className?: string;
  children: ReactNode;
}

/** Opens the main menu over the page. */
export function MenuButton({ className, children }: MenuButtonProps): ReactElement {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  // Arriving on another page closes the menu.
  if (openAt !== null && openAt !== pathname) setOpenAt(null);
  const isOpen = openAt === pathname;
  const { here: PhoneMenu } = useCode(phoneMenu, isOpen);

  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        onPointerEnter={phoneMenu.prefetch}
        onClick={() => setOpenAt(isOpen ? null : pathname)}
      >
        {children}
      </button>
      {isOpen && PhoneMenu && <PhoneMenu onClose={() => setOpenAt(null)} />}
    </>
  );
}
