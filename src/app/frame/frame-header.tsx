import { type ReactElement, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Visitor } from '#app/access.ts';
import { useNavigation } from '#app/menu-entries.ts';
import { usePlace } from '#app/screen-routes.tsx';
import { codeOf } from '#config/code-loading.ts';
import { useFacts } from '#config/facts-provider.tsx';
import { useOpenRoutes } from '#config/open-routes.ts';
import { usePathTo } from '#i18n/paths.ts';
import { useTexts } from '#i18n/texts.ts';
import { Icon } from '#ui/icon.tsx';
import { useCode } from '#ui/use-code.ts';
import { BrandMark } from './brand-mark.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { Navigation } from './navigation.tsx';
import { ProfileMenu } from './profile-menu.tsx';

const phoneMenu = codeOf(() => import('./phone-menu.tsx').then((module) => module.PhoneMenu));

/**
 * Brand, a short navigation, language, and account or the way to sign in; on a phone the button of the navigation. While a session is restored
 * what belongs to it has its place already, so that nothing moves, and waits.
 */
export function FrameHeader({ visitor }: { visitor: Visitor['state'] }): ReactElement {
  const { t } = useTexts();
  const pathTo = usePathTo();
  const { pathname } = useLocation();
  const { brand, header } = useFacts().settings;
  const { isAtSide } = useNavigation();
  const isCustomer = visitor !== 'signedOut';
  const isWaiting = visitor === 'restoring';
  const login = useOpenRoutes()('login')?.address;
  const isAtLogin = usePlace()?.route.id === 'login';
  const [menuOpen, setMenuOpen] = useState(false);
  const { here: PhoneMenu } = useCode(phoneMenu, menuOpen);

  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving on another page closes the menu
  useEffect(() => setMenuOpen(false), [pathname]);

  return (
    <header className="frame-header">
      <div className="frame-header-inner">
        {isCustomer && (
          <button
            type="button"
            inert={isWaiting}
            className="btn btn-quiet btn-icon frame-menu-button"
            aria-haspopup="dialog"
            onPointerEnter={phoneMenu.prefetch}
            onClick={() => setMenuOpen(!menuOpen)}
          >
            <Icon name="menu" />
            <span className="visually-hidden">{t('frame.menu')}</span>
          </button>
        )}
        <Link className="frame-brand" to={pathTo('home')} aria-label={t('frame.home')}>
          {brand.logo ? (
            <img src={brand.logo} alt="" height="32" />
          ) : (
            <>
              <BrandMark />
              <span>{brand.name}</span>
            </>
          )}
        </Link>
        {visitor === 'signedIn' && !isAtSide && (
          <div className="frame-header-navigation">
            <Navigation inHeader />
          </div>
        )}
        <div className="frame-header-tools">
          {header.languageSelector && <LanguageMenu />}
          {!isCustomer && login && !isAtLogin && (
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
      {menuOpen && PhoneMenu && <PhoneMenu onClose={() => setMenuOpen(false)} />}
    </header>
  );
}
