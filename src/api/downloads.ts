import { ProblemError } from '#domain/problem.ts';
import { settled } from './answer.ts';

/** Milliseconds until the address of a saved file is given back (customer area, section 9). */
const revokeAfterMs = 100;
/** A new tab has to load the file first. */
const revokeTabAfterMs = 60_000;

/** File name of a `content-disposition` header: RFC 5987's encoded one first, no folders. */
export function fileNameOf(header: string | null, fallback: string): string {
  const encoded = /filename\*\s*=\s*[\w-]+'[^']*'([^;]+)/i.exec(header ?? '')?.[1];
  const plain = /filename\s*=\s*(?:"([^"]*)"|([^;]+))/i.exec(header ?? '');
  let name = plain?.[1] ?? plain?.[2] ?? '';
  try {
    if (encoded) name = decodeURIComponent(encoded.trim());
  } catch {
    // An encoding that is none: the plain name stands.
  }
  return name.trim().split(/[\\/]/).pop() || fallback;
}

/**
 * Saves the file that a call brings (`parseAs: 'blob'`), or shows it in a new tab.
 * Throws ProblemError when the call fails.
 */
export async function download(
  call: Promise<{ data?: unknown; error?: unknown; response: Response }>,
  { fallbackName, newTab = false }: { fallbackName: string; newTab?: boolean },
): Promise<void> {
  const { data, response } = await settled(call);
  if (!(data instanceof Blob) || data.size === 0) throw new ProblemError({ kind: 'unreadable' });

  const url = URL.createObjectURL(data);
  const link = document.createElement('a');
  link.href = url;
  if (newTab) {
    link.target = '_blank';
    link.rel = 'noopener';
  } else {
    link.download = fileNameOf(response.headers.get('content-disposition'), fallbackName);
  }
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), newTab ? revokeTabAfterMs : revokeAfterMs);
}
