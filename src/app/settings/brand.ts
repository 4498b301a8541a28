import type { Settings } from '#config/configuration-types.ts';
import { brandProperties } from '#domain/brand/brand-colors.ts';
import { brandFonts } from '#domain/brand/brand-fonts.ts';

const brandNames = [
  '--brand',
  '--on-brand',
  '--on-brand-mark',
  '--brand-ink-light',
  '--brand-ink-dark',
  '--chart-this-year-light',
  '--chart-this-year-dark',
  '--accent',
];

/** Sets the brand's colours and typeface through the CSSOM, as the Content-Security-Policy allows no style attributes in markup. */
export function applyBrand({ brand }: Pick<Settings, 'brand'>, root: HTMLElement): void {
  const properties = brandProperties(brand.colors);
  for (const name of brandNames) root.style.setProperty(name, properties[name] ?? null);
  root.style.setProperty('--bs-body-font-family', brandFonts[brand.font]);
}
