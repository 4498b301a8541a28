import type { Appearance } from './protocol.ts';

/** Stripe's variables that the card frame supports, and the CSS property of each. */
const PROPERTIES: Record<string, string> = {
  colorPrimary: '--primary',
  colorBackground: '--background',
  colorText: '--text',
  colorTextSecondary: '--secondary',
  colorTextPlaceholder: '--placeholder',
  colorDanger: '--danger',
  inputColorBorder: '--border',
  fontFamily: '--font',
  fontSizeBase: '--size',
  borderRadius: '--radius',
  spacingUnit: '--space',
};

/** Sets the appearance of the document; a missing variable falls back to the theme's. */
export function setAppearance({ theme = 'stripe', variables = {} }: Appearance): void {
  const { style, dataset } = document.documentElement;
  dataset.theme = theme;
  for (const [variable, property] of Object.entries(PROPERTIES)) {
    const value = variables[variable];
    if (typeof value === 'string' && value !== '') style.setProperty(property, value);
    else style.removeProperty(property);
  }
}
