import { createHash } from 'node:crypto';

/** A valid file. */
export interface UploadedFile {
  name: string;
  type: string;
  /** Bytes. */
  size: number;
  sha256: string;
}

/** A valid file with its content. */
export type SentFile = UploadedFile & { bytes: Buffer };

type Refused = 'file_too_large' | 'file_type' | 'file_unreadable';

const DATA_URL = /^data:[a-z0-9.+/-]{0,100}(?:;[a-z0-9=._-]{1,100}){0,4};base64,/i;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;
const EXTENSION = /\.([^.]+)$/;
const ACCEPTED_EXTENSIONS = ['pdf', 'jpg', 'jpeg', 'png'];
const LONGEST_NAME = 200;

const SIGNATURES: [type: string, bytes: Buffer][] = [
  ['application/pdf', Buffer.from('%PDF-')],
  ['image/jpeg', Buffer.from([0xff, 0xd8, 0xff])],
  ['image/png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
];

/**
 * Validates a file in a JSON body: its size (limit in bytes, inclusive), its type by its first bytes, and its name, of
 * which only the last part is used. Returns the error code of an invalid file.
 */
export function readUploadedFile(
  file: { name: string; content: string },
  limit: number,
): UploadedFile | Refused {
  const head = DATA_URL.exec(file.content.slice(0, 600))?.[0];
  if (!head) return 'file_unreadable';
  const base64 = file.content.slice(head.length);
  if (base64.length > Math.ceil(limit / 3) * 4) return 'file_too_large';
  if (base64.length % 4 !== 0 || !BASE64.test(base64)) return 'file_unreadable';

  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > limit) return 'file_too_large';
  const type = SIGNATURES.find(([, start]) => bytes.subarray(0, start.length).equals(start))?.[0];
  const name = cleanName(file.name);
  const extension = EXTENSION.exec(name)?.[1]?.toLowerCase();
  if (!type || (extension && !ACCEPTED_EXTENSIONS.includes(extension))) return 'file_type';
  return {
    name,
    type,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
}

/** The bytes of a file that was found valid. */
export function bytesOf({ content }: { content: string }): Buffer {
  return Buffer.from(content.slice(content.indexOf(',') + 1), 'base64');
}

function cleanName(name: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const visible = last.replace(/\p{C}/gu, '').trim();
  if (visible.length <= LONGEST_NAME) return visible || 'file';
  const extension = EXTENSION.exec(visible)?.[0].slice(0, 10) ?? '';
  return visible.slice(0, LONGEST_NAME - extension.length) + extension;
}
