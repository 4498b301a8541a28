import { MARK_OUTLINE, MARK_SIZE } from '#domain/brand/brand-mark.ts';

interface MarkColors {
  ground: string;
  sign: string;
}

/** Share of the side that a system which cuts icons to its own shape leaves whole (W3C, maskable icons: 80 %). */
const SAFE = 0.72;

/** The sign of a brand as a picture: by itself, or on a ground to its edges that a system may cut to a shape. */
export function markSvg({ ground, sign }: MarkColors, purpose: 'any' | 'maskable'): string {
  const edge = (MARK_SIZE * (1 - SAFE)) / 2;
  const [corner, place] =
    purpose === 'any'
      ? ['rx="9" ', '']
      : ['', ` transform="translate(${edge} ${edge}) scale(${SAFE})"`];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MARK_SIZE} ${MARK_SIZE}"><rect width="${MARK_SIZE}" height="${MARK_SIZE}" ${corner}fill="${ground}"/><path${place} d="${MARK_OUTLINE}" fill="${sign}"/></svg>\n`;
}
