import { expect, it, vi } from 'vitest';
import { isOver, sizeWithin } from '#forms/widgets/files/photo-encoding.ts';
import { plainPhoto } from '#forms/widgets/files/plain-photo.ts';

const limits = { longSide: 2000, bytes: 1_500_000 };
const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0]);

it.each([
  [4000, 3000, [2000, 1500]],
  [3000, 4000, [1500, 2000]],
  [1200, 800, [1200, 800]],
  [20_000, 2, [2000, 1]],
])('a photo of %i by %i pixels keeps its proportion', (width, height, expected) => {
  expect(sizeWithin(width, height, 2000)).toEqual(expected);
});

it.each([
  [1_500_000, 2000, 1500, false],
  [1_500_001, 800, 600, true],
  [400_000, 1500, 2001, true],
])('of %i bytes and %i by %i pixels is over the limits: %s', (size, width, height, expected) => {
  expect(isOver(limits, size, width, height)).toBe(expected);
});

it.each([
  ['a PDF', new File(['%PDF-1.7 '], 'factura.pdf', { type: 'application/pdf' })],
  ['a PDF that is called a photo', new File(['%PDF-1.7 '], 'factura.jpg')],
  ['a photo that cannot be decoded', new File([JPEG], 'dni.jpg', { type: 'image/jpeg' })],
])('%s is left as it is', async (_, file) => {
  vi.stubGlobal('createImageBitmap', async () => {
    throw new Error('not an image');
  });
  expect(await plainPhoto(file, limits)).toBe(file);
});
