import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A square PNG of RGB pixels, row by row (PNG, third edition, W3C 2025). */
export function png(side: number, pixels: Uint8Array): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  // Eight bits a channel, colours without transparency.
  header.set([8, 2], 8);
  const rows = Buffer.alloc(side * (side * 3 + 1));
  for (let row = 0; row < side; row += 1)
    rows.set(pixels.subarray(row * side * 3, (row + 1) * side * 3), row * (side * 3 + 1) + 1);
  const parts = [part('IHDR', header), part('IDAT', deflateSync(rows)), part('IEND')];
  return Buffer.concat([SIGNATURE, ...parts]);
}

function part(name: string, content = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(content.length, 0);
  ends.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
}

/** Side of a square PNG in pixels; null for what is no PNG or not square. */
export function pngSide(content: Buffer): number | null {
  if (content.length < 24 || !content.subarray(0, 8).equals(SIGNATURE)) return null;
  const [width, height] = [content.readUInt32BE(16), content.readUInt32BE(20)];
  return width === height ? width : null;
}
