import type { ReactElement, ReactNode } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { Icon } from '#ui/layout/icon.tsx';

interface OutsideLinkProps {
  href: string;
  children: ReactNode;
}

/** A link to a page outside the portal: it opens in a new tab, and says so to eye and ear. */
export function OutsideLink({ href, children }: OutsideLinkProps): ReactElement {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
      <OutsideMark />
    </a>
  );
}

/** What says that a link leads outside. */
export function OutsideMark(): ReactElement {
  const { t } = useTexts();
  return (
    <>
      <Icon name="external" className="icon-outside" />
      <span className="visually-hidden"> {t('common.newTab')}</span>
    </>
  );
}
