import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isHeic } from '#domain/files/heic.ts';
import { plainJpeg, plainPng } from '#domain/files/plain-photo-bytes.ts';

const photo = (name: string) => new Uint8Array(readFileSync(`tests/vectors/photos/${name}`));
const bytesOf = (...parts: (string | readonly number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? Array.from(part, (one) => one.charCodeAt(0)) : part,
    ),
  );
const textIn = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString('latin1');

const segment = (marker: number, text: string) =>
  textIn(bytesOf([0xff, marker, 0, text.length + 2], text));
/** A picture of one scan, whose data hold a stuffed FF and a restart. */
const SCAN = textIn(bytesOf(segment(0xda, 'h'), [1, 0xff, 0, 0xff, 0xd3, 2]));
const jpeg = (...segments: string[]) => bytesOf([0xff, 0xd8], segments.join(''), [0xff, 0xd9]);

describe('a JPEG', () => {
  it('of a telephone loses its place and states how it was turned; its picture is unchanged', () => {
    const before = photo('flag.jpg');
    expect(textIn(before)).toContain('Exif');
    const plain = plainJpeg(before);
    expect(plain?.orientation).toBe(6);
    expect(textIn(plain?.bytes)).not.toContain('Exif');
    // What follows the Exif segment, up to the end.
    const at = 4 + (before[5] ?? 0) + 256 * (before[4] ?? 0);
    expect(textIn(plain?.bytes)).toBe(textIn(bytesOf([0xff, 0xd8], [...before.subarray(at)])));
  });

  it('retains its colour profile, and nothing of camera, programs, previews and what follows its end', () => {
    const retained = [
      segment(0xe0, 'JFIF\0'),
      segment(0xe2, 'ICC_PROFILE\0sRGB'),
      segment(0xee, 'Adobe'),
    ];
    const removed = [
      segment(0xe0, 'JFXX\0preview'),
      segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0place'),
      segment(0xe2, 'MPF\0'),
      segment(0xed, 'Photoshop 3.0\0city'),
      segment(0xfe, 'a comment'),
    ];
    const before = bytesOf([...jpeg(...retained, ...removed, SCAN)], 'video with a place');
    expect(textIn(plainJpeg(before)?.bytes)).toBe(textIn(jpeg(...retained, SCAN)));
  });

  it.each([
    ['is cut off', jpeg(SCAN).subarray(0, -2)],
    ['has a segment beyond its end', bytesOf([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff])],
    ['has no picture', jpeg(segment(0xe0, 'JFIF\0'))],
    ['has only its first bytes', bytesOf([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0])],
  ])('that %s is not touched', (_, bytes) => {
    expect(plainJpeg(bytes)).toBeNull();
  });
});

it('a PNG loses Exif, texts and time, and what follows its end', () => {
  const chunk = (name: string, data: string) =>
    textIn(bytesOf([0, 0, 0, data.length], name, data, [1, 2, 3, 4]));
  const start = '\x89PNG\r\n\x1a\n';
  const exif = textIn(bytesOf('II*\0', [8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 8, 0, 0, 0]));
  const [picture, end] = [chunk('iCCP', 'p') + chunk('IDAT', 'abc'), chunk('IEND', '')];
  const beside = ['tEXt', 'zTXt', 'iTXt', 'tIME'].map((name) => chunk(name, 'x')).join('');
  const plain = plainPng(bytesOf(start, chunk('eXIf', exif), beside, picture, end, 'more'));
  expect(textIn(plain?.bytes)).toBe(start + picture + end);
  expect(plain?.orientation).toBe(8);
  expect(plainPng(bytesOf(start, picture))).toBeNull();
});

it.each([
  ['a photo of an iPhone', photo('flag.heic'), true],
  ['one of a generic brand', bytesOf([0, 0, 0, 24], 'ftypmif1', [0, 0, 0, 0], 'miafheic'), true],
  ['one whose brand is among the compatible', bytesOf([0, 0, 0, 20], 'ftypabcd\0\0\0\0heic'), true],
  ['a film', bytesOf([0, 0, 0, 20], 'ftypisom\0\0\0\0mp41'), false],
  ['a brand outside of its box', bytesOf([0, 0, 0, 16], 'ftypisom\0\0\0\0heic'), false],
  ['a JPEG', photo('flag.jpg'), false],
  ['nothing', new Uint8Array(), false],
])('%s is HEIC or not by its first bytes', (_, bytes, expected) => {
  expect(isHeic(bytes)).toBe(expected);
});
