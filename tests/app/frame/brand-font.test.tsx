import { expect, it } from 'vitest';
import { applyBrand } from '#app/settings/brand.ts';
import type { Settings } from '#config/configuration-types.ts';

type Font = Settings['brand']['font'];

const familyOf = (font: Font, root: HTMLElement) => {
  applyBrand({ brand: { name: 'N', icon: null, logo: null, colors: {}, font } }, root);
  return root.style.getPropertyValue('--bs-body-font-family');
};

it('a typeface of the device replaces the portal’s own, and can be taken back', () => {
  const root = document.createElement('div');
  expect(familyOf('figtree', root)).toBe('');
  expect(familyOf('system', root)).toMatch(/^system-ui\b(?!.*figtree)/i);
  expect(familyOf('serif', root)).toMatch(/, serif$/);
  expect(familyOf('figtree', root)).toBe('');
});
