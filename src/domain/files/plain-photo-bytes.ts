import { orientationIn, UPRIGHT } from './photo-orientation.ts';

/** A photo without what its camera wrote beside the picture. */
export interface PlainPhoto {
  /** The same picture without place, time, camera, comments and previews; the colour profile remains. */
  bytes: Uint8Array<ArrayBuffer>;
  /** How the camera was turned, by Exif: 1 is upright. The plain bytes do not state it any more. */
  orientation: number;
}

type Part = readonly [from: number, to: number];

const textAt = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length));

function joined(bytes: Uint8Array, parts: readonly Part[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, [from, to]) => sum + to - from, 0));
  let at = 0;
  for (const [from, to] of parts) {
    all.set(bytes.subarray(from, to), at);
    at += to - from;
  }
  return all;
}

const [START_OF_SCAN, END_OF_IMAGE, COMMENT] = [0xda, 0xd9, 0xfe];
const isApplication = (marker: number) => marker >= 0xe0 && marker <= 0xef;

/** Application segments that the picture needs: density, colour profile, colour transform. */
const NEEDED: Readonly<Record<number, string>> = {
  224: 'JFIF\0',
  226: 'ICC_PROFILE\0',
  238: 'Adobe',
};

const isNeeded = (bytes: Uint8Array, marker: number, at: number) => {
  if (!isApplication(marker)) return marker !== COMMENT;
  const name = NEEDED[marker];
  return name !== undefined && textAt(bytes, at, name.length) === name;
};

/** Where the coded data of a scan end: at the next marker that neither restarts it nor is data (ITU-T T.81, B.1.1.5). */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
    at = bytes.indexOf(0xff, at + 1);
  }
  return bytes.length;
}

/**
 * A JPEG without Exif, XMP, IPTC, comments, previews and what follows its end, segment by segment (ITU-T T.81, annex B):
 * the picture is not encoded again. Null for bytes that are no whole JPEG.
 */
export function plainJpeg(bytes: Uint8Array): PlainPhoto | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Part[] = [[0, 2]];
  let orientation = UPRIGHT;
  let hasPicture = false;
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) at += 1;
    else if (marker === END_OF_IMAGE) break;
    else {
      const data = at + 4;
      const end = at + 2 + view.getUint16(at + 2);
      if (end < data || end > bytes.length) return null;
      if (marker === 0xe1 && textAt(bytes, data, 6) === 'Exif\0\0')
        orientation = orientationIn(bytes.subarray(data + 6, end));
      const isScan = marker === START_OF_SCAN;
      const next = isScan ? endOfScan(bytes, end) : end;
      if (isNeeded(bytes, marker, data)) parts.push([at, next]);
      hasPicture ||= isScan;
      at = next;
    }
  }
  const isEnded = bytes[at] === 0xff && bytes[at + 1] === END_OF_IMAGE;
  if (!hasPicture || !isEnded) return null;
  return { bytes: joined(bytes, [...parts, [at, at + 2]]), orientation };
}

/** Chunks that say something of who took a picture, where and when (PNG third edition, 11.3). */
const BESIDE_THE_PICTURE = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME']);

/** A PNG without Exif, texts, time and what follows its end. Null for bytes that are no whole PNG. */
export function plainPng(bytes: Uint8Array): PlainPhoto | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Part[] = [[0, 8]];
  let orientation = UPRIGHT;
  let at = 8;
  while (at + 12 <= bytes.length) {
    const length = view.getUint32(at);
    const name = textAt(bytes, at + 4, 4);
    const end = at + 12 + length;
    if (end > bytes.length) return null;
    if (name === 'eXIf') orientation = orientationIn(bytes.subarray(at + 8, at + 8 + length));
    if (!BESIDE_THE_PICTURE.has(name)) parts.push([at, end]);
    if (name === 'IEND') return { bytes: joined(bytes, parts), orientation };
    at = end;
  }
  return null;
}
