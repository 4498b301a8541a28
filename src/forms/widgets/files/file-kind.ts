import { HEIC_HEAD, isHeic } from '#domain/files/heic.ts';

/** Kinds of file that a form may require: their first bytes and the endings of their names. */
const kinds = {
  pdf: { type: 'application/pdf', starts: [0x25, 0x50, 0x44, 0x46, 0x2d], endings: ['pdf'] },
  jpeg: { type: 'image/jpeg', starts: [0xff, 0xd8, 0xff], endings: ['jpg', 'jpeg'] },
  png: {
    type: 'image/png',
    starts: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    endings: ['png'],
  },
} as const;

export type FileKind = keyof typeof kinds;

/** Every kind, as used where a field names none. */
export const fileKinds = Object.keys(kinds) as FileKind[];

/** MIME type of a kind. */
export function fileType(kind: FileKind): string {
  return kinds[kind].type;
}

/** Name of a file without the folders that some browsers and some attackers put before it. */
export function fileName(file: File): string {
  return file.name.split(/[\\/]/).at(-1) || file.name;
}

/**
 * Kind of a file by its first bytes (a browser's own type is a guess from the name), undefined when it is
 * none of these or when its name ends as another kind of file. Rejects when the file cannot be read.
 */
export async function fileKindOf(file: File): Promise<FileKind | undefined> {
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  const ending = /\.([^.]+)$/.exec(fileName(file))?.[1]?.toLowerCase();
  return fileKinds.find((kind) => {
    const { starts, endings } = kinds[kind];
    const named = ending === undefined || (endings as readonly string[]).includes(ending);
    return named && starts.every((byte, place) => head[place] === byte);
  });
}

/** True for a HEIC photo by its first bytes, whatever it is called. Rejects when the file cannot be read. */
export async function isHeicPhoto(file: File): Promise<boolean> {
  return isHeic(new Uint8Array(await file.slice(0, HEIC_HEAD).arrayBuffer()));
}

/** The same file under its bare name and with the MIME type of its content, as the retailer is to get it. Rejects when it cannot be read. */
export async function plainFile(file: File): Promise<File> {
  const kind = await fileKindOf(file);
  const { lastModified } = file;
  return new File([file], fileName(file), {
    type: kind ? fileType(kind) : file.type,
    lastModified,
  });
}
