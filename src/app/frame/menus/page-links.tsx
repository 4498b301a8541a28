import { type ReactElement, useId, useState } from 'react';
import Nav from 'react-bootstrap/Nav';
import { Link } from 'react-router-dom';
import { type RetailerPage, useRetailerPages } from '#app/routing/retailer-pages.ts';
import { useTexts } from '#i18n/texts.ts';
import { Icon } from '#ui/layout/icon.tsx';
import { Menu } from '#ui/overlays/menu.tsx';

/** Pages that the navigation shows at first; a button shows the others. */
const SHOWN = 5;

/** The retailer's pages below the own entries of the navigation. */
export function PageLinks(): ReactElement | null {
  const { t } = useTexts();
  const listId = useId();
  const pages = useRetailerPages();
  const [wasOpened, setOpened] = useState<boolean | null>(null);
  if (pages.length === 0) return null;
  // A button to hide a single page would take as much space as the page.
  const isLong = pages.length > SHOWN + 1;
  const isOpen = wasOpened ?? pages.slice(SHOWN).some(({ isCurrent }) => isCurrent);
  return (
    <>
      <Nav
        as="ul"
        id={listId}
        className="navigation navigation-pages"
        aria-label={t('frame.pages.label')}
      >
        {pages.slice(0, isLong && !isOpen ? SHOWN : undefined).map((page) => (
          <PageLink key={page.id} page={page} />
        ))}
      </Nav>
      {isLong && (
        <button
          type="button"
          className="menu-button navigation-more"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpened(!isOpen)}
        >
          {t('frame.pages.more')}
          <Icon name="chevron-down" className="menu-arrow" />
        </button>
      )}
    </>
  );
}

/** The same in the header, where there is little room: a page as a link, several as a menu. */
export function HeaderPages(): ReactElement | null {
  const { t } = useTexts();
  const pages = useRetailerPages();
  const [first, ...others] = pages;
  if (!first) return null;
  if (others.length === 0)
    return (
      <Nav as="ul" className="navigation" aria-label={t('frame.pages.label')}>
        <PageLink page={first} />
      </Nav>
    );
  return (
    <Menu
      label={t('frame.pages.label')}
      button={t('frame.pages.more')}
      entries={pages.map(({ id, title, address, isCurrent }) => ({
        ...{ id: String(id), label: title, to: address, isCurrent },
      }))}
    />
  );
}

function PageLink({ page }: { page: RetailerPage }): ReactElement {
  return (
    <Nav.Item as="li">
      <Nav.Link as={Link} to={page.address} aria-current={page.isCurrent ? 'page' : undefined}>
        <Icon name="info" />
        <span>{page.title}</span>
      </Nav.Link>
    </Nav.Item>
  );
}
