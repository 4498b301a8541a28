import type { Settings } from '#domain/settings/settings-types.ts';

export type Rgb = readonly [number, number, number];

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];
/** Darkest background of brand-coloured text in the light, and lightest in the dark (`--surface-sunken` of tokens.scss). */
const lightGround: Rgb = [241, 243, 239];
const darkGround: Rgb = [28, 39, 37];
/** The surfaces, and the share of the brand in `--brand-soft` over them, the other background of such text. */
const lightSoft = { surface: white, share: 0.08 };
const darkSoft = { surface: [22, 31, 29], share: 0.3 } as const;
/** Contrast of text: WCAG 2.2, 1.4.3. */
const TEXT_CONTRAST = 4.5;
/** Contrast of shapes: WCAG 2.2, 1.4.11. */
const SHAPE_CONTRAST = 3;

/**
 * Contrast of the series of this year with the surface, light and dark: the darkest and the lightest of a chart, and with
 * room for the shades that several homes have (`--chart-home-2` of chart-colours.scss).
 */
const lightSeries = { surface: white as Rgb, least: 8.4, most: 8.9, away: black, back: white };
const darkSeries: typeof lightSeries = {
  ...{ surface: darkSoft.surface, least: 9.4, most: 10 },
  ...{ away: white, back: black },
};

const channels = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

const hexOf = (rgb: Rgb) =>
  `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast of two colours as WCAG 2.2 defines it, from 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** The colour of text on a colour (`#rrggbb`), white where that is readable, and its contrast, from 1 to 21. */
export function textOn(hex: string): { color: string; ratio: number } {
  const ground = channels(hex);
  const ratio = contrast(ground, white);
  if (ratio >= TEXT_CONTRAST) return { color: hexOf(white), ratio };
  return { color: hexOf(black), ratio: contrast(ground, black) };
}

/** The colour with a share of another one, in sRGB. */
const mix = (colour: Rgb, other: Rgb, share: number) =>
  colour.map((c, i) => c + ((other[i] ?? 0) - c) * share) as unknown as Rgb;

/** Parts in which a colour is mixed with another one. */
const MIX_STEPS = 40;

/** The colour, mixed with another one just as far as it needs. */
function mixedUntil(colour: Rgb, towards: Rgb, isEnough: (mixed: Rgb) => boolean): Rgb {
  for (let step = 0; step <= MIX_STEPS; step += 1) {
    const mixed = mix(colour, towards, step / MIX_STEPS);
    if (isEnough(mixed)) return mixed;
  }
  return towards;
}

/** The colour, mixed with another one just as far as the contrast of text on these backgrounds needs. */
const readable = (colour: Rgb, towards: Rgb, grounds: readonly Rgb[]): Rgb =>
  mixedUntil(colour, towards, (mixed) =>
    grounds.every((ground) => contrast(mixed, ground) >= TEXT_CONTRAST),
  );

/** The colour for the series of this year: mixed as far as its contrast with the surface is between two values. */
function seriesColor(colour: Rgb, { surface, least, most, away, back }: typeof lightSeries): Rgb {
  const clear = mixedUntil(colour, away, (mixed) => contrast(mixed, surface) >= least);
  return mixedUntil(clear, back, (mixed) => contrast(mixed, surface) <= most);
}

/** The portal's own colours, `--brand` and `--accent` of tokens.scss. */
const OWN = { primary: '#0b5d52', accent: '#ffc857' };

/** CSS custom properties of a partner's brand; text on the colour, and in it, stays readable for any colour. */
export function brandProperties(colors: Settings['brand']['colors']): Record<string, string> {
  const properties: Record<string, string> = {};
  const primary = channels(colors.primary ?? OWN.primary);
  const onBrand = textOn(colors.primary ?? OWN.primary).color;
  if (colors.primary) {
    properties['--brand'] = colors.primary;
    properties['--on-brand'] = onBrand;
    const soft = ({ surface, share }: { surface: Rgb; share: number }) =>
      mix(surface, primary, share);
    const [light, dark] = [
      [lightGround, soft(lightSoft)],
      [darkGround, soft(darkSoft)],
    ];
    properties['--brand-ink-light'] = hexOf(readable(primary, black, light));
    properties['--brand-ink-dark'] = hexOf(readable(primary, white, dark));
    properties['--chart-this-year-light'] = hexOf(seriesColor(primary, lightSeries));
    properties['--chart-this-year-dark'] = hexOf(seriesColor(primary, darkSeries));
  }
  if (colors.primary || colors.accent) {
    const sign = colors.accent ?? onBrand;
    const isDistinguishable = contrast(primary, channels(sign)) >= SHAPE_CONTRAST;
    properties['--on-brand-mark'] = isDistinguishable ? sign : onBrand;
  }
  if (colors.accent) properties['--accent'] = colors.accent;
  return properties;
}

/** Ground and sign of the brand's mark, as the header shows it. */
export function markColors(colors: Settings['brand']['colors']): { ground: string; sign: string } {
  const sign = brandProperties(colors)['--on-brand-mark'] ?? OWN.accent;
  return { ground: colors.primary ?? OWN.primary, sign };
}
