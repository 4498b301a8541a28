import { storedText, storeText } from '#storage/browser-storage.ts';
import { smallStore } from '#ui/small-store.ts';

/** How the portal looks: light, dark, or as the system says. */
export type Theme = 'system' | 'light' | 'dark';

export const themes: readonly Theme[] = ['system', 'light', 'dark'];

const KEY = 'theme';
const DARK = '(prefers-color-scheme: dark)';
const shown = smallStore<Theme>('system');

const isTheme = (value: unknown): value is Theme => themes.includes(value as Theme);

function stored(): Theme {
  const value = storedText('browser', KEY);
  return isTheme(value) ? value : 'system';
}

/** Shows the page in a theme, until the page is left. The attribute is Bootstrap's; `tokens.scss` reads it. */
export function showTheme(theme: Theme): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.bsTheme;
  else root.dataset.bsTheme = theme;
  // The bar of the browser: one `theme-color` for each way a page can look.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.dataset.theme ?? 'light';
    const ownMedia = theme === own ? 'all' : 'not all';
    meta.media = theme === 'system' ? `(prefers-color-scheme: ${own})` : ownMedia;
  }
  shown.write(theme);
}

/** Restores the theme that was chosen on this device, and follows other tabs. To be called before the first paint. */
export function restoreTheme(): void {
  showTheme(stored());
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) showTheme(stored());
  });
}

/** Shows a theme and remembers it on this device; where nothing can be stored, for this page only. */
export function chooseTheme(theme: Theme): void {
  storeText('browser', KEY, theme === 'system' ? null : theme);
  showTheme(theme);
}

/** The theme that was chosen. */
export function chosenTheme(): Theme {
  return shown.read();
}

/** Whether the page is dark now. */
export function isDark(): boolean {
  if (shown.read() !== 'system') return shown.read() === 'dark';
  return window.matchMedia?.(DARK).matches ?? false;
}

/** Calls back when another theme is chosen or the system turns dark or light; gives what stops it. */
export function onThemeChange(listener: () => void): () => void {
  const media = window.matchMedia?.(DARK);
  const stop = shown.subscribe(listener);
  media?.addEventListener('change', listener);
  return () => {
    stop();
    media?.removeEventListener('change', listener);
  };
}
