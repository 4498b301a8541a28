import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useNavigation } from '#app/menu-entries.ts';
import { useTexts } from '#i18n/texts.ts';
import { Icon } from '#ui/icon.tsx';
import { entryIcon } from './entry-icons.ts';
import { MenuButton } from './menu-button.tsx';
import { useIsHere } from './navigation.tsx';

/** Entries beside the button of the menu: five places are as many as a thumb tells apart on 320 px. */
const SHOWN = 4;

/** The first entries of a customer's menu at the foot of a phone, where the thumb is, and the menu with all of them. */
export function PhoneBar(): ReactElement {
  const { t, optional } = useTexts();
  const { entries } = useNavigation();
  const isHere = useIsHere();
  return (
    <nav className="phone-bar" aria-label={t('frame.bar.label')}>
      <ul>
        {entries.slice(0, SHOWN).map(({ route, address }) => (
          <li key={route}>
            <Link to={address} aria-current={isHere(route) ? 'page' : undefined}>
              <Icon name={entryIcon(route)} />
              <span>{optional(`frame.bar.${route}`) ?? t(`frame.routes.${route}`)}</span>
            </Link>
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
