import type { Appearance } from '@stripe/stripe-js';
import { isDark, onThemeChange } from '#ui/layout/theme.ts';

/** Variables of the card fields, and the token of the portal that each takes. */
const tokens = {
  colorPrimary: '--brand-ink',
  colorBackground: '--surface',
  colorText: '--ink',
  colorTextSecondary: '--ink-soft',
  colorTextPlaceholder: '--ink-soft',
  colorDanger: '--danger',
  inputColorBorder: '--line-control',
  borderRadius: '--radius-small',
};

/** The card fields in the colours of the portal, which a frame of another site cannot read itself. */
export function cardAppearance(): Appearance {
  const root = getComputedStyle(document.documentElement);
  const { fontFamily } = getComputedStyle(document.body);
  const values = Object.entries(tokens).map(([variable, token]) => [
    variable,
    root.getPropertyValue(token).trim(),
  ]);
  return {
    theme: isDark() ? 'night' : 'stripe',
    variables: { ...Object.fromEntries(values), fontFamily, fontSizeBase: '1rem' },
  };
}

/** Calls back when the page turns dark or light; gives what stops it. */
export function onAppearanceChange(listener: (appearance: Appearance) => void): () => void {
  return onThemeChange(() => listener(cardAppearance()));
}
