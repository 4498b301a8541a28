import type { ReactElement } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { Icon } from '#ui/layout/icon.tsx';
import { chooseTheme, themes } from '#ui/layout/theme.ts';
import { useTheme } from '#ui/layout/use-theme.ts';
import { Menu } from '#ui/overlays/menu.tsx';

/** Light, dark, or as the system; the choice is stored on this device. */
export function ThemeMenu(): ReactElement {
  const { t } = useTexts();
  const chosen = useTheme();
  return (
    <Menu
      look="frame-theme"
      label={t('common.labelled', {
        label: t('frame.theme.label'),
        value: t(`frame.theme.${chosen}`),
      })}
      button={
        <>
          <Icon name="contrast" />
          {t('frame.theme.label')}
        </>
      }
      entries={themes.map((theme) => ({
        id: theme,
        label: t(`frame.theme.${theme}`),
        isCurrent: theme === chosen,
        onSelect: () => chooseTheme(theme),
      }))}
    />
  );
}
