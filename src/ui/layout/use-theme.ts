import { useSyncExternalStore } from 'react';
import { chosenTheme, isDark, onThemeChange, type Theme } from './theme.ts';

/** The theme that was chosen, followed. */
export function useTheme(): Theme {
  return useSyncExternalStore(onThemeChange, chosenTheme, () => 'system');
}

/** Whether the page is dark, followed. */
export function useIsDark(): boolean {
  return useSyncExternalStore(onThemeChange, isDark, () => false);
}
