import { ProblemError } from '#domain/problem.ts';
import { successfulAnswer } from './answer.ts';
import { answerHeaders } from './headers.ts';

/** Milliseconds until the object URL of a saved file is revoked (customer area, section 9). */
const revokeAfterMs = 100;
/** A new tab must load the file first. */
const revokeTabAfterMs = 60_000;

/** Characters that file systems refuse in a name, and those that disguise it (U+202E reverses the text). */
const UNSAFE = /[\p{Cc}\p{Cf}<>:"|?*]/gu;

/** File name of a `content-disposition` header: the encoded one of RFC 5987 first, without folders and made safe. */
export function fileNameOf(header: string | null, fallback: string): string {
  const encoded = /filename\*\s*=\s*[\w-]+'[^']*'([^;]+)/i.exec(header ?? '')?.[1];
  const plain = /filename\s*=\s*(?:"([^"]*)"|([^;]+))/i.exec(header ?? '');
  let name = plain?.[1] ?? plain?.[2] ?? '';
  try {
    if (encoded) name = decodeURIComponent(encoded.trim());
  } catch {
    // The encoded name is malformed: use the plain one.
  }
  const own = name.split(/[\\/]/).pop() ?? '';
  return own.replace(UNSAFE, '').trim().replace(/^\.+/, '') || fallback;
}

/** True for a page or an envelope in place of a file, as a gateway or a captive portal returns with status 200. */
const isPage = ({ type }: Blob) => /^(text\/html|application\/(xhtml\+xml|json))\b/i.test(type);

/** A file of the retailer, with a name that any file system accepts. */
export interface LoadedFile {
  name: string;
  content: Blob;
}

/** The file of a call (`parseAs: 'blob'`). Throws ProblemError when the call fails; an aborted one keeps its AbortError. */
export async function loadFile(
  call: Promise<{ data?: unknown; error?: unknown; response: Response }>,
  fallbackName: string,
): Promise<LoadedFile> {
  const { data, response } = await successfulAnswer(call);
  if (!(data instanceof Blob) || data.size === 0 || isPage(data))
    throw new ProblemError({ kind: 'unreadable' });
  return {
    name: fileNameOf(response.headers.get(answerHeaders.fileName), fallbackName),
    content: data,
  };
}

/** Saves a file, or shows it in a new tab. */
export function saveFile({ name, content }: LoadedFile, { newTab = false } = {}): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  if (newTab) {
    link.target = '_blank';
    link.rel = 'noopener';
  } else {
    link.download = name;
  }
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), newTab ? revokeTabAfterMs : revokeAfterMs);
}

/** Saves the file of a call, or shows it in a new tab. Throws ProblemError when the call fails. */
export async function download(
  call: Parameters<typeof loadFile>[0],
  { fallbackName, newTab = false }: { fallbackName: string; newTab?: boolean },
): Promise<void> {
  saveFile(await loadFile(call, fallbackName), { newTab });
}
