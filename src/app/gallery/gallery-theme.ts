export type GalleryTheme = 'system' | 'light' | 'dark';

export const galleryThemes: readonly GalleryTheme[] = ['system', 'light', 'dark'];

const DARK = /prefers-color-scheme:\s*dark/;
const usual = new WeakMap<CSSMediaRule, string>();

/** Turns the page dark or light whatever the system says, by what its rules for dark pages ask of the device. */
export function showTheme(theme: GalleryTheme): void {
  document.documentElement.style.colorScheme = theme === 'system' ? '' : theme;
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSMediaRule)) continue;
      const asked = usual.get(rule) ?? rule.media.mediaText;
      if (!DARK.test(asked)) continue;
      usual.set(rule, asked);
      rule.media.mediaText = theme === 'system' ? asked : theme === 'dark' ? 'all' : 'not all';
    }
}
