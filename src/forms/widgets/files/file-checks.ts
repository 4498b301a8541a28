import { type FileKind, fileKindOf, fileName } from './file-kind.ts';

export type FileRefusal =
  | 'too-large'
  | 'empty'
  | 'wrong-type'
  | 'unreadable'
  | 'repeated'
  | 'too-many';

export interface FileRules {
  kinds: readonly FileKind[];
  /** Bytes; a file of exactly this size is taken. */
  sizeLimit: number;
  /** How many files the field takes in all. */
  countLimit: number;
}

const sameFile = (one: File, other: File) =>
  fileName(one) === fileName(other) &&
  one.size === other.size &&
  one.lastModified === other.lastModified;

/** Why a file cannot be added to those already there; undefined when it can. Size is asked before a byte is read. */
export async function fileRefusal(
  file: File,
  there: readonly File[],
  { kinds, sizeLimit, countLimit }: FileRules,
): Promise<FileRefusal | undefined> {
  if (there.some((one) => sameFile(one, file))) return 'repeated';
  if (there.length >= countLimit) return 'too-many';
  if (file.size === 0) return 'empty';
  if (file.size > sizeLimit) return 'too-large';
  try {
    const kind = await fileKindOf(file);
    return kind && kinds.includes(kind) ? undefined : 'wrong-type';
  } catch {
    return 'unreadable';
  }
}
