import { fileKindOf, fileName, plainFile } from './file-kind.ts';

/** What a photo may have before it is made smaller. */
export interface PhotoLimits {
  /** Pixels of its long side. */
  longSide: number;
  bytes: number;
}

/** Enough to read a document by. */
export const usualPhotoLimits: PhotoLimits = { longSide: 2000, bytes: 1_500_000 };

const JPEG_QUALITY = 0.85;
const looksLikePhoto = /\.(jpe?g|png)$/i;
const sizesBefore = new WeakMap<File, number>();

/** Bytes that a file had before it was made smaller; undefined for one that is as it came. */
export function sizeBefore(file: File): number | undefined {
  return sizesBefore.get(file);
}

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

/**
 * A photo over the limits, encoded again as a JPEG, upright by its camera's orientation; the file itself when it is
 * no photo, is within the limits, does not get smaller or cannot be decoded here. Never rejects.
 */
export async function smallerPhoto(file: File, limits: PhotoLimits): Promise<File> {
  if (!looksLikePhoto.test(file.name) && !file.type.startsWith('image/')) return file;
  try {
    const kind = await fileKindOf(file);
    if (kind !== 'jpeg' && kind !== 'png') return file;
    const photo = await createImageBitmap(file, { imageOrientation: 'from-image' });
    try {
      if (!isOver(limits, file.size, photo.width, photo.height)) return file;
      const jpeg = await jpegOf(photo, limits.longSide);
      if (!jpeg || jpeg.size >= file.size) return file;
      const name = `${fileName(file).replace(looksLikePhoto, '')}.jpg`;
      const smaller = await plainFile(
        new File([jpeg], name, { type: jpeg.type, lastModified: file.lastModified }),
      );
      sizesBefore.set(smaller, file.size);
      return smaller;
    } finally {
      photo.close();
    }
  } catch {
    return file;
  }
}

function jpegOf(photo: ImageBitmap, longSide: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = sizeWithin(photo.width, photo.height, longSide);
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  // A JPEG has no transparent parts: they would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(photo, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY));
}
