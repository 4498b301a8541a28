/** What a photo may have before it is made smaller. */
export interface PhotoLimits {
  /** Pixels of its long side. */
  longSide: number;
  bytes: number;
}

/** Enough to read a document by. */
export const usualPhotoLimits: PhotoLimits = { longSide: 2000, bytes: 1_500_000 };

/** Quarter turns clockwise. */
export type Turns = 0 | 1 | 2 | 3;

/** Width and height in pixels within a long side, in the same proportion; never larger than they are. */
export function sizeWithin(width: number, height: number, longSide: number): [number, number] {
  const share = Math.min(1, longSide / Math.max(width, height));
  return [Math.max(1, Math.round(width * share)), Math.max(1, Math.round(height * share))];
}

/** True for a photo that has too many pixels or bytes. */
export function isOver(
  { longSide, bytes }: PhotoLimits,
  size: number,
  ...sides: number[]
): boolean {
  return size > bytes || Math.max(...sides) > longSide;
}

/** Attempts at a small enough photo, from the best: quality of the JPEG and share of the long side. */
const ATTEMPTS: readonly (readonly [quality: number, share: number])[] = [
  [0.85, 1],
  [0.7, 1],
  [0.7, 0.75],
  [0.6, 0.5],
  [0.5, 0.35],
];

/**
 * A picture as a JPEG within the limits, in the best quality that fits, turned clockwise; the smallest one when none
 * fits. Null where the browser does not encode it.
 */
export async function jpegWithin(
  picture: ImageBitmap,
  { longSide, bytes }: PhotoLimits,
  turns: Turns = 0,
): Promise<Blob | null> {
  let smallest: Blob | null = null;
  for (const [quality, share] of ATTEMPTS) {
    const jpeg = await jpegOf(picture, { longSide: longSide * share, quality, turns });
    if (!jpeg) return smallest;
    if (jpeg.size <= bytes) return jpeg;
    if (!smallest || jpeg.size < smallest.size) smallest = jpeg;
  }
  return smallest;
}

function jpegOf(
  picture: ImageBitmap,
  { longSide, quality, turns }: { longSide: number; quality: number; turns: Turns },
): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  const [width, height] = sizeWithin(picture.width, picture.height, longSide);
  [canvas.width, canvas.height] = turns % 2 === 0 ? [width, height] : [height, width];
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  // A JPEG has no transparent parts: they would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(picture, -width / 2, -height / 2, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}
