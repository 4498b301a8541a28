import { useSyncExternalStore } from 'react';
import { chosenTheme, onThemeChange, type Theme } from './theme.ts';

/** The theme that was chosen, followed. */
export function useTheme(): Theme {
  return useSyncExternalStore(onThemeChange, chosenTheme, () => 'system');
}
