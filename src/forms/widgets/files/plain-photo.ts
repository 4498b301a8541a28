import { UPRIGHT } from '#domain/files/photo-orientation.ts';
import { type PlainPhoto, plainJpeg, plainPng } from '#domain/files/plain-photo-bytes.ts';
import { type FileKind, fileKindOf, fileName, fileType } from './file-kind.ts';
import { originOf, withOrigin } from './file-origin.ts';
import { isOver, jpegWithin, type PhotoLimits, type Turns } from './photo-encoding.ts';

const ENDING = /\.(jpe?g|png|heic|heif)$/i;

/** A JPEG under the name of a photo. */
function jpegFile(jpeg: Blob, photo: File): File {
  const name = `${fileName(photo).replace(ENDING, '')}.jpg`;
  return new File([jpeg], name, { type: 'image/jpeg', lastModified: photo.lastModified });
}

/**
 * A photo without the place, the time and the camera that it was taken with, upright, and a JPEG within the limits when
 * it was over them. Its picture is encoded again only where it was turned or over the limits. The file itself when it is
 * no photo, or one that this browser cannot decode and whose bytes are no whole JPEG or PNG. Never rejects.
 */
export async function plainPhoto(photo: File, limits: PhotoLimits): Promise<File> {
  try {
    const kind = await fileKindOf(photo);
    if (kind !== 'jpeg' && kind !== 'png') return photo;
    const plain = await plainBytes(photo, kind);
    const encoded = await encodedAgain(photo, plain, limits).catch(() => null);
    if (encoded) return encoded;
    if (!plain || plain.bytes.length === photo.size) return photo;
    const { lastModified } = photo;
    const file = new File([plain.bytes], fileName(photo), { type: fileType(kind), lastModified });
    return withOrigin(file, { chosen: photo });
  } catch {
    return photo;
  }
}

async function plainBytes(photo: File, kind: FileKind): Promise<PlainPhoto | null> {
  const bytes = new Uint8Array(await photo.arrayBuffer());
  return kind === 'jpeg' ? plainJpeg(bytes) : plainPng(bytes);
}

/** Null for a photo that may remain as it is: upright, within the limits, or not smaller as a JPEG. */
async function encodedAgain(
  photo: File,
  plain: PlainPhoto | null,
  limits: PhotoLimits,
): Promise<File | null> {
  const picture = await createImageBitmap(photo, { imageOrientation: 'from-image' });
  try {
    const size = plain?.bytes.length ?? photo.size;
    const isUpright = plain?.orientation === UPRIGHT;
    if (isUpright && !isOver(limits, size, picture.width, picture.height)) return null;
    const jpeg = await jpegWithin(picture, limits);
    if (!jpeg || (isUpright && jpeg.size >= size)) return null;
    const isSmaller = jpeg.size < size && isOver(limits, size, picture.width, picture.height);
    return withOrigin(jpegFile(jpeg, photo), {
      chosen: photo,
      ...(isSmaller && { sizeBefore: photo.size }),
    });
  } finally {
    picture.close();
  }
}

/** A decoded picture as a JPEG within the limits, under the name of its photo. Throws where it cannot be encoded. */
export async function photoOfPicture(
  picture: ImageBitmap,
  photo: File,
  limits: PhotoLimits,
): Promise<File> {
  try {
    const jpeg = await jpegWithin(picture, limits);
    if (!jpeg) throw new Error('The picture cannot be encoded');
    return withOrigin(jpegFile(jpeg, photo), { chosen: photo });
  } finally {
    picture.close();
  }
}

/**
 * A photo of a field turned clockwise by a quarter, always from the one that was added: several turns lose no more than
 * one. Null where the browser cannot decode it.
 */
export async function turnedPhoto(photo: File, limits: PhotoLimits): Promise<File | null> {
  const origin = originOf(photo);
  const { from, turns } = origin.turned ?? { from: photo, turns: 0 };
  const next = ((turns + 1) % 4) as Turns;
  if (next === 0) return from;
  try {
    const picture = await createImageBitmap(from);
    const jpeg = await jpegWithin(picture, limits, next).finally(() => picture.close());
    if (!jpeg) return null;
    return withOrigin(jpegFile(jpeg, from), { ...origin, turned: { from, turns: next } });
  } catch {
    return null;
  }
}
