import { type ReactElement, useId } from 'react';
import Nav from 'react-bootstrap/Nav';
import { inGroups, type OpenEntry, useMainMenu } from '#app/menu-entries.ts';
import { usePlace } from '#app/routing/screen-routes.tsx';
import { useFacts } from '#config/facts-provider.tsx';
import { useTexts } from '#i18n/texts.ts';
import { EntryLink } from './entry-link.tsx';
import { HeaderPages, PageLinks } from './page-links.tsx';

/** The entries of the main menu, under the headings of their groups where there are, then the retailer's pages; in the header in one line. */
export function Navigation({ inHeader = false }: { inHeader?: boolean }): ReactElement {
  const { t } = useTexts();
  const { groups } = useFacts().settings.sidebar;
  const parts = inGroups(useMainMenu(), groups && !inHeader);
  return (
    <nav aria-label={t('frame.navigation')}>
      {parts.map((part) => (
        <NavigationPart key={part.entries[0]?.key} {...part} />
      ))}
      {inHeader ? <HeaderPages /> : <PageLinks />}
    </nav>
  );
}

function NavigationPart({ group, entries }: { group: string | null; entries: OpenEntry[] }) {
  const { optional } = useTexts();
  const headingId = useId();
  const heading = group && optional(`frame.groups.${group}`);
  const isCurrentEntry = useIsCurrentEntry();
  return (
    <>
      {heading && (
        <p id={headingId} className="navigation-group">
          {heading}
        </p>
      )}
      <Nav as="ul" className="navigation" aria-labelledby={heading ? headingId : undefined}>
        {entries.map((entry) => (
          <Nav.Item key={entry.key} as="li">
            <EntryLink entry={entry} className="nav-link" isCurrent={isCurrentEntry(entry.route)} />
          </Nav.Item>
        ))}
      </Nav>
    </>
  );
}

/** Returns whether the open page belongs to the entry of a route; false for an external entry (null). */
export function useIsCurrentEntry(): (route: string | null) => boolean {
  const here = usePlace()?.route;
  return (route) => route !== null && route === (here?.entry ?? here?.id);
}
