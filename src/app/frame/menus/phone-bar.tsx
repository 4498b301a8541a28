import type { ReactElement } from 'react';
import { useNavigation } from '#app/menu-entries.ts';
import { useTexts } from '#i18n/texts.ts';
import { Icon } from '#ui/layout/icon.tsx';
import { EntryLink } from './entry-link.tsx';
import { MenuButton } from './menu-button.tsx';
import { useIsCurrentEntry } from './navigation.tsx';

/** Entries beside the menu button: more than five targets are too narrow for a thumb on 320 px. */
const SHOWN = 4;

/** The first entries of a customer's menu at the foot of a phone, where the thumb is, and the menu with all of them. */
export function PhoneBar(): ReactElement {
  const { t, optional } = useTexts();
  const { entries } = useNavigation();
  const isCurrentEntry = useIsCurrentEntry();
  return (
    <nav className="phone-bar" aria-label={t('frame.bar.label')}>
      <ul>
        {entries.slice(0, SHOWN).map((entry) => (
          <li key={entry.key}>
            <EntryLink
              entry={entry}
              label={entry.route === null ? undefined : optional(`frame.bar.${entry.route}`)}
              isCurrent={isCurrentEntry(entry.route)}
            />
          </li>
        ))}
        <li>
          <MenuButton>
            <Icon name="menu" />
            <span>{t('frame.menu')}</span>
          </MenuButton>
        </li>
      </ul>
    </nav>
  );
}
