/** Upright: nothing to turn. */
export const UPRIGHT = 1;

const ORIENTATION = 0x0112;
const SHORT = 3;

/**
 * Orientation of the camera in a TIFF header, as Exif data begin (Exif 2.32, 4.6.2): 1 is upright, 2 to 8 are turned or
 * mirrored. Upright for data that cannot be read.
 */
export function orientationIn(tiff: Uint8Array): number {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  try {
    const isLittle = view.getUint16(0) === 0x4949;
    const directory = view.getUint32(4, isLittle);
    const count = view.getUint16(directory, isLittle);
    for (let entry = directory + 2; entry < directory + 2 + 12 * count; entry += 12) {
      const isShort = view.getUint16(entry + 2, isLittle) === SHORT;
      if (view.getUint16(entry, isLittle) !== ORIENTATION || !isShort) continue;
      const orientation = view.getUint16(entry + 8, isLittle);
      return orientation >= 1 && orientation <= 8 ? orientation : UPRIGHT;
    }
    return UPRIGHT;
  } catch {
    // The header names a place outside of its bytes.
    return UPRIGHT;
  }
}
