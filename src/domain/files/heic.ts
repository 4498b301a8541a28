/** Brands of still pictures in HEIF, most of them coded as HEVC: what iPhones call HEIC (ISO/IEC 23008-12, B.4). */
const BRANDS = new Set([
  ...['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1'],
]);

/** Bytes of a file that `isHeic` looks at. */
export const HEIC_HEAD = 64;

/** True for the first bytes of a HEIC photo: a `ftyp` box with one of its brands, whatever the file is called. */
export function isHeic(head: Uint8Array): boolean {
  const text = String.fromCharCode(...head.subarray(0, HEIC_HEAD));
  if (text.slice(4, 8) !== 'ftyp') return false;
  const size = new DataView(head.buffer, head.byteOffset, head.byteLength).getUint32(0);
  const brands = text.slice(8, Math.min(size, text.length)).match(/.{4}/gs) ?? [];
  // The second of four characters is the version of the first brand.
  return brands.some((brand, place) => place !== 1 && BRANDS.has(brand));
}
