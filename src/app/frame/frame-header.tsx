import { memo, type ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { Visitor } from '#app/access/access.ts';
import { useMainMenu, useNavigation } from '#app/menu-entries.ts';
import { useLoginAddress } from '#app/routing/addresses/use-login-address.ts';
import { useFacts } from '#config/facts-provider.tsx';
import { usePathTo } from '#i18n/paths.ts';
import { useTexts } from '#i18n/texts.ts';
import { Icon } from '#ui/layout/icon.tsx';
import { BrandMark } from './brand-mark.tsx';
import { HelpButton } from './help-button.tsx';
import { LanguageMenu } from './menus/language-menu.tsx';
import { MenuButton } from './menus/menu-button.tsx';
import { Navigation } from './menus/navigation.tsx';
import { ProfileMenu } from './menus/profile-menu.tsx';

interface FrameHeaderProps {
  visitor: Visitor['state'];
  /** True where a customer has the menu nowhere else. */
  hasMenu: boolean;
  /** Opens the help; null where it is elsewhere or there is none. */
  onHelp: (() => void) | null;
}

/**
 * Brand, a short navigation, help, language, and the account; for a visitor the menu and the link to sign in. While a session
 * is being restored, the space of its parts is reserved, so that nothing moves. Rendered again only for itself: the frame
 * changes several times in a first visit.
 */
export const FrameHeader = memo(function FrameHeader({
  visitor,
  hasMenu,
  onHelp,
}: FrameHeaderProps): ReactElement {
  const { t } = useTexts();
  const pathTo = usePathTo();
  const menu = useMainMenu();
  const { brand, header } = useFacts().settings;
  const { isAtSide } = useNavigation();
  const isCustomer = visitor !== 'signedOut';
  const isWaiting = visitor === 'restoring';
  const login = useLoginAddress();

  return (
    <header className="frame-header">
      <div className="frame-header-inner">
        {(isCustomer ? hasMenu && !isWaiting : menu.length > 0) && (
          <MenuButton className="menu-button frame-menu-button">
            <Icon name="menu" />
            <span>{t('frame.menu')}</span>
          </MenuButton>
        )}
        <Link className="frame-brand" to={pathTo('home')} aria-label={t('frame.home')}>
          {brand.logo ? (
            <img src={brand.logo} alt="" height="32" />
          ) : (
            <>
              <BrandMark />
              <span translate="no">{brand.name}</span>
            </>
          )}
        </Link>
        {visitor === 'signedIn' && !isAtSide && (
          <div className="frame-header-navigation">
            <Navigation inHeader />
          </div>
        )}
        <div className="frame-header-tools">
          {onHelp && <HelpButton className="menu-button frame-help" onHelp={onHelp} />}
          {header.languageSelector && <LanguageMenu />}
          {!isCustomer && login && (
            <Link className="btn btn-secondary btn-sm" to={login}>
              {t('frame.routes.login')}
            </Link>
          )}
          {isCustomer && header.profileMenu && (
            <div inert={isWaiting}>
              <ProfileMenu />
            </div>
          )}
        </div>
      </div>
    </header>
  );
});
