import { useEffect, useState } from 'react';

/** A diagnostic of the working copy, as `config:check` reports it. */
export interface PreviewDiagnostic {
  file: string;
  line: number;
  column: number;
  what: string;
  fix: string;
  /** It was published all the same. */
  isWarning?: true;
}

/** State of the working copy on the server of `config:preview` or `dev`. */
export interface PreviewNews {
  partner: string | null;
  partners: string[];
  version: string | null;
  milliseconds: number;
  diagnostics: PreviewDiagnostic[];
}

const BASE = '/_preview/api';

/** Calls the preview's server, by POST with a body. Rejects when it does not respond or refuses. */
export async function request<T>(path: string, body?: unknown): Promise<T> {
  const answer = await fetch(`${BASE}/${path}`, {
    ...(body === undefined
      ? {}
      : {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        }),
  });
  if (!answer.ok) throw new Error(`The preview's server answers ${answer.status} to ${path}`);
  return (answer.status === 204 ? null : await answer.json()) as T;
}

/** Listens to each compilation of the working copy, with `null` while the server cannot be reached; returns what stops it. */
export function followNews(onNews: (news: PreviewNews | null) => void): () => void {
  const events = new EventSource(`${BASE}/events`);
  events.onmessage = ({ data }) => onNews(JSON.parse(data) as PreviewNews);
  events.onerror = () => onNews(null);
  return () => events.close();
}

/** What the server of the preview reports; null without one, undefined until that is known. */
export function useNews(): PreviewNews | null | undefined {
  const [news, setNews] = useState<PreviewNews | null | undefined>();
  useEffect(() => followNews(setNews), []);
  return news;
}
