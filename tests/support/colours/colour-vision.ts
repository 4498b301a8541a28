/** A colour as shares of linear light, red, green and blue. */
export type Light = readonly [number, number, number];
type Matrix = readonly [Light, Light, Light];

/**
 * How colours look to people who lack a kind of cone, in linear light: Machado, Oliveira and Fernandes, "A
 * Physiologically-based Model for Simulation of Color Vision Deficiency" (2009), doi:10.1109/TVCG.2009.113, severity 1.
 */
const visions = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Record<string, Matrix>;

/** Linear light and Oklab: Ottosson, https://bottosson.github.io/posts/oklab/; as CSS Color 4 has them. */
const conesOfLight: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const labOfCones: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const conesOfLab: Matrix = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const lightOfCones: Matrix = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

const times = (matrix: Matrix, [a, b, c]: Light): Light =>
  matrix.map(([x, y, z]) => x * a + y * b + z * c) as unknown as Light;
const each = (light: Light, change: (share: number) => number): Light =>
  light.map(change) as unknown as Light;
const inGamut = (light: Light) => each(light, (share) => Math.min(1, Math.max(0, share)));

/** The colour of a hex value, sRGB. */
export function lightOf(hex: string): Light {
  const digits = hex.length === 4 ? hex.replace(/[\da-f]/gi, '$&$&') : hex;
  return [1, 3, 5].map((at) => {
    const share = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Light;
}

const labOf = (light: Light): Light =>
  times(labOfCones, each(times(conesOfLight, light), Math.cbrt));

/** `color-mix(in oklab, colour share, other)`. */
export function mixedInOklab(colour: Light, share: number, other: Light): Light {
  const [one, two] = [labOf(colour), labOf(other)];
  const lab = each(one, () => 0).map(
    (_, at) => (one[at] ?? 0) * share + (two[at] ?? 0) * (1 - share),
  ) as unknown as Light;
  return inGamut(
    times(
      lightOfCones,
      each(times(conesOfLab, lab), (cone) => cone ** 3),
    ),
  );
}

/** Contrast of two colours: WCAG 2.2. */
export function contrastOf(one: Light, other: Light): number {
  const luminance = ([r, g, b]: Light) => 0.2126 * r + 0.7152 * g + 0.0722 * b;
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** How far two colours are from each other in Oklab, by each way of seeing. */
export const distances = (one: Light, other: Light): Record<keyof typeof visions, number> =>
  Object.fromEntries(
    Object.entries(visions).map(([vision, matrix]) => {
      const [a, b] = [one, other].map((light) => labOf(inGamut(times(matrix, light))));
      return [vision, Math.hypot(...[0, 1, 2].map((at) => (a?.[at] ?? 0) - (b?.[at] ?? 0)))];
    }),
  ) as Record<keyof typeof visions, number>;
