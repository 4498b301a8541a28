import type { ReactElement } from 'react';
import { HelpButton } from '#app/frame/help-button.tsx';
import { useNavigation } from '#app/menu-entries.ts';
import { useTexts } from '#i18n/texts.ts';
import { Icon } from '#ui/layout/icon.tsx';
import { EntryLink } from './entry-link.tsx';
import { MenuButton } from './menu-button.tsx';
import { useIsCurrentEntry } from './navigation.tsx';

/** Entries beside the menu button: more than five targets are too narrow for a thumb on 320 px. */
const SHOWN = 4;

/**
 * The first entries of a customer's menu at the foot of a phone, where the thumb is, the help, and the menu with all
 * entries. On pages that show the help themselves another entry has its place.
 */
export function PhoneBar({ onHelp }: { onHelp: (() => void) | null }): ReactElement {
  const { t, optional } = useTexts();
  const { entries } = useNavigation();
  const isCurrentEntry = useIsCurrentEntry();
  return (
    <nav className="phone-bar" aria-label={t('frame.bar.label')}>
      <ul>
        {entries.slice(0, onHelp ? SHOWN - 1 : SHOWN).map((entry) => (
          <li key={entry.key}>
            <EntryLink
              entry={entry}
              label={entry.route === null ? undefined : optional(`frame.bar.${entry.route}`)}
              isCurrent={isCurrentEntry(entry.route)}
            />
          </li>
        ))}
        {onHelp && (
          <li>
            <HelpButton onHelp={onHelp} />
          </li>
        )}
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
