import { type ReactElement, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useNavigation } from '#app/menu-entries.ts';
import { codeOf } from '#config/code-loading.ts';
import { useFacts } from '#config/facts-provider.tsx';
import { usePathTo } from '#i18n/paths.ts';
import { useTexts } from '#i18n/texts.ts';
import { Icon } from '#ui/icon.tsx';
import { useCode } from '#ui/use-code.ts';
import { BrandMark } from './brand-mark.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { Navigation } from './navigation.tsx';
import { ProfileMenu } from './profile-menu.tsx';

const phoneMenu = codeOf(() => import('./phone-menu.tsx').then((module) => module.PhoneMenu));

/** Brand, a short navigation, language and account; on a phone the button of the navigation. */
export function FrameHeader({ isSignedIn }: { isSignedIn: boolean }): ReactElement {
  const { t } = useTexts();
  const pathTo = usePathTo();
  const { pathname } = useLocation();
  const { brand, header } = useFacts().settings;
  const { isAtSide } = useNavigation();
  const [menuOpen, setMenuOpen] = useState(false);
  const { here: PhoneMenu } = useCode(phoneMenu, menuOpen);

  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving on another page closes the menu
  useEffect(() => setMenuOpen(false), [pathname]);

  return (
    <header className="frame-header">
      <div className="frame-header-inner">
        {isSignedIn && (
          <button
            type="button"
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
        {isSignedIn && !isAtSide && (
          <div className="frame-header-navigation">
            <Navigation />
          </div>
        )}
        <div className="frame-header-tools">
          {header.languageSelector && <LanguageMenu />}
          {isSignedIn && header.profileMenu && <ProfileMenu />}
        </div>
      </div>
      {menuOpen && PhoneMenu && <PhoneMenu onClose={() => setMenuOpen(false)} />}
    </header>
  );
}
