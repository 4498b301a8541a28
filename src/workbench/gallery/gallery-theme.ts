export type GalleryTheme = 'system' | 'light' | 'dark';

export const galleryThemes: readonly GalleryTheme[] = ['system', 'light', 'dark'];

const DARK = /prefers-color-scheme:\s*dark/;
const originals = new WeakMap<CSSMediaRule, string>();

/** Shows the page dark or light whatever the system prefers, by rewriting the media queries of its dark rules. */
export function showTheme(theme: GalleryTheme): void {
  document.documentElement.style.colorScheme = theme === 'system' ? '' : theme;
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSMediaRule)) continue;
      const original = originals.get(rule) ?? rule.media.mediaText;
      if (!DARK.test(original)) continue;
      originals.set(rule, original);
      rule.media.mediaText = theme === 'system' ? original : theme === 'dark' ? 'all' : 'not all';
    }
}
