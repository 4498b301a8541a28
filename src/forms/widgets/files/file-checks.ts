import type { Facts } from '#config/configuration-types.ts';
import { type Limit, limitInForce } from '#config/limit-in-force.ts';
import type { Formats } from '#i18n/language-formats.ts';
import type { Texts } from '#i18n/texts.ts';
import { type FileKind, fileKindOf, fileKinds, fileName } from './file-kind.ts';
import { originOf } from './file-origin.ts';

/** How many files a field takes when its schema gives no `maxItems` (customer area, section 9). */
const USUAL_COUNT = 5;

export type FileRefusal =
  | 'too-large'
  | 'empty'
  | 'wrong-type'
  | 'unreadable'
  | 'heic'
  | 'offline'
  | 'repeated'
  | 'too-many';

export interface FileRules {
  kinds: readonly FileKind[];
  /** Bytes; a file of exactly this size is taken. */
  sizeLimit: number;
  /** How many files the field takes in all. */
  countLimit: number;
}

/** The rules of a field of files, with the settings in force. */
export function fileRulesOf(
  { accept, maxItems }: { accept?: unknown; maxItems?: Limit | undefined },
  facts: Facts,
): FileRules {
  return {
    kinds: (accept as FileKind[] | undefined) ?? fileKinds,
    sizeLimit: facts.settings.fileUploadSizeLimit,
    countLimit: limitInForce(maxItems, facts) ?? USUAL_COUNT,
  };
}

/** Kinds of file as they are named to customers. */
const kindNames = (kinds: readonly FileKind[]) =>
  kinds.map((kind) => (kind === 'jpeg' ? 'JPG' : kind.toUpperCase())).join(', ');

/** What is said of a file that is not taken. */
export function refusalText(
  { name, refusal }: { name: string; refusal: FileRefusal },
  { kinds, sizeLimit, countLimit }: FileRules,
  { t, fileSize }: Pick<Texts, 't'> & Pick<Formats, 'fileSize'>,
): string {
  const limit = refusal === 'too-many' ? countLimit : fileSize(sizeLimit);
  return t(`form-engine.files.${refusal}`, { name, limit, types: kindNames(kinds) });
}

const sameFile = ({ chosen: one }: { chosen: File }, other: File) =>
  fileName(one) === fileName(other) &&
  one.size === other.size &&
  one.lastModified === other.lastModified;

/** Why a file that was chosen cannot be added to those already there, before a byte of it is read. */
export function earlyRefusal(
  file: File,
  there: readonly File[],
  countLimit: number,
): FileRefusal | undefined {
  const { chosen } = originOf(file);
  if (there.some((one) => sameFile(originOf(one), chosen))) return 'repeated';
  if (there.length >= countLimit) return 'too-many';
  return file.size === 0 ? 'empty' : undefined;
}

/**
 * Why a file cannot be added to those already there; undefined when it can. The size is checked before a byte is
 * read.
 */
export async function fileRefusal(
  file: File,
  there: readonly File[],
  { kinds, sizeLimit, countLimit }: FileRules,
): Promise<FileRefusal | undefined> {
  const early = earlyRefusal(file, there, countLimit);
  if (early) return early;
  if (file.size > sizeLimit) return 'too-large';
  try {
    const kind = await fileKindOf(file);
    return kind && kinds.includes(kind) ? undefined : 'wrong-type';
  } catch {
    return 'unreadable';
  }
}
