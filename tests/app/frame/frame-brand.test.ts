import { expect, it } from 'vitest';
import { brandProperties, markColors } from '#domain/brand/brand-colors.ts';

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** `color-mix(in srgb, colour share, ground)`. */
const mixed = (colour: string, share: number, ground: string) =>
  `#${[1, 3, 5]
    .map((at) => [colour, ground].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16)))
    .map(([of = 0, on = 0]) => Math.round(of * share + on * (1 - share)))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;

it.each(['#0b5d52', '#ffdd00', '#ffffff', '#000000', '#e30613', '#7f7f7f', '#00a3e0', '#8a3324'])(
  'text on and of the brand colour %s can be read, light and dark',
  (primary) => {
    const brand = brandProperties({ primary });
    expect(brand['--brand']).toBe(primary);
    expect(contrast(brand['--on-brand'] ?? '', primary)).toBeGreaterThanOrEqual(4.5);
    // The surfaces, and --brand-soft over them, as tokens.scss has them.
    for (const [ink, surface, share] of [
      ['--brand-ink-light', '#ffffff', 0.08],
      ['--brand-ink-dark', '#161f1d', 0.3],
    ] as const)
      for (const ground of [surface, mixed(primary, share, surface)])
        expect(contrast(brand[ink] ?? '', ground)).toBeGreaterThanOrEqual(4.5);
  },
);

it.each([
  ['#1d4f91', '#e8b33f', '#e8b33f'],
  ['#ffd400', '#7fe0ff', '#000000'],
  ['#1d4f91', undefined, '#ffffff'],
])('the sign of a brand %s with the accent %s can be seen', (primary, accent, sign) => {
  const brand = brandProperties({ primary, ...(accent ? { accent } : {}) });
  expect(brand['--on-brand-mark']).toBe(sign);
});

it('an accent without a colour of its own beside it differs visibly from the ground of the portal', () => {
  expect(markColors({ accent: '#0a2a26' })).toEqual({ ground: '#0b5d52', sign: '#ffffff' });
  expect(markColors({ accent: '#ffe08a' }).sign).toBe('#ffe08a');
  expect(markColors({}).sign).toBe('#ffc857');
});

it('a brand without colours changes nothing', () => {
  expect(brandProperties({})).toEqual({});
});
