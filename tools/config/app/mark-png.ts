import { MARK_OUTLINE, MARK_SIZE } from '#domain/brand/brand-mark.ts';
import { png } from './png.ts';

type Point = readonly [x: number, y: number];

/** Points of a curve between its ends. */
const CURVE_POINTS = 8;
/** Samples of a pixel along each axis, for smooth edges. */
const SAMPLES = 4;

const channels = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];

/** The sign of a brand on its ground to the edges, as iOS wants it: it takes no SVG and rounds the corners itself. */
export function markPng(colors: { ground: string; sign: string }, side: number): Buffer {
  const outline = pointsOf(MARK_OUTLINE);
  const [ground, sign] = [channels(colors.ground), channels(colors.sign)];
  const step = MARK_SIZE / (side * SAMPLES);
  const covered = new Uint8Array(side * side);
  for (let row = 0; row < side * SAMPLES; row += 1) {
    const crossings = crossingsAt(outline, (row + 0.5) * step);
    for (let column = 0; column < side * SAMPLES; column += 1) {
      const x = (column + 0.5) * step;
      if (crossings.filter((crossing) => crossing < x).length % 2 === 1) {
        const at = Math.floor(row / SAMPLES) * side + Math.floor(column / SAMPLES);
        covered[at] = (covered[at] ?? 0) + 1;
      }
    }
  }
  const pixels = Uint8Array.from({ length: side * side * 3 }, (_, at) => {
    const share = (covered[Math.floor(at / 3)] ?? 0) / SAMPLES ** 2;
    const [below = 0, above = 0] = [ground[at % 3], sign[at % 3]];
    return Math.round(below + (above - below) * share);
  });
  return png(side, pixels);
}

/** Where the outline crosses a horizontal line. */
function crossingsAt(outline: readonly Point[], y: number): number[] {
  return outline.flatMap(([x1, y1], at) => {
    const [x2, y2] = outline[(at + 1) % outline.length] ?? [x1, y1];
    return y1 > y !== y2 > y ? [x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)] : [];
  });
}

/** The corners of a path of the commands M, c, l and h, curves as short lines. Throws for another command. */
function pointsOf(path: string): Point[] {
  const points: Point[] = [];
  let [x, y] = [0, 0];
  const goTo = (nextX: number, nextY: number) => {
    [x, y] = [nextX, nextY];
    points.push([x, y]);
  };
  for (const [, command = '', rest = ''] of path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const n = (rest.match(/-?(\d+\.\d+|\.\d+|\d+)/g) ?? []).map(Number);
    const at = (index: number) => n[index] ?? 0;
    if (command === 'M') for (let i = 0; i < n.length; i += 2) goTo(at(i), at(i + 1));
    else if (command === 'l') for (let i = 0; i < n.length; i += 2) goTo(x + at(i), y + at(i + 1));
    else if (command === 'h') for (const length of n) goTo(x + length, y);
    else if (command === 'c')
      for (let i = 0; i < n.length; i += 6) {
        const [x0, y0] = [x, y];
        for (let part = 1; part <= CURVE_POINTS; part += 1) {
          const t = part / CURVE_POINTS;
          // Cubic Bézier curve from the origin.
          const on = (a: number, b: number, c: number) =>
            3 * (1 - t) ** 2 * t * a + 3 * (1 - t) * t ** 2 * b + t ** 3 * c;
          goTo(x0 + on(at(i), at(i + 2), at(i + 4)), y0 + on(at(i + 1), at(i + 3), at(i + 5)));
        }
      }
    else if (command !== 'Z')
      throw new Error(`The sign has a path command that is not supported: ${command}`);
  }
  return points;
}
