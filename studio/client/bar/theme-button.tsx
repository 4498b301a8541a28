import type { ReactElement } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { StudioIcon, type StudioIconName } from '#studio/client/look/studio-icon.tsx';
import { chooseTheme, chosenTheme, onThemeChange, type Theme, themes } from '#ui/layout/theme.ts';
import { useStored } from '#ui/use-stored.ts';

const icons: Record<Theme, StudioIconName> = { system: 'system', light: 'sun', dark: 'moon' };
const theme = { subscribe: onThemeChange, read: chosenTheme };

/** The look of the Studio itself: as the system, light, dark. */
export function ThemeButton(): ReactElement {
  const { t } = useTexts();
  const current = useStored(theme);
  const next = themes[(themes.indexOf(current) + 1) % themes.length] ?? 'system';
  const label = t('studio.bar.theme', { theme: t(`studio.theme.${current}`) });
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={label}
      onClick={() => chooseTheme(next)}
    >
      <StudioIcon name={icons[current]} />
    </button>
  );
}
