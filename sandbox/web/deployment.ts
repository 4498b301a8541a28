import { readFileSync, statSync } from 'node:fs';
import usual from '#schemas/deployment.json' with { type: 'json' };

/** What a server of the portal sends beside its files, as the published configuration says. */
export interface Deployment {
  /** Security headers of every answer. */
  headers(): Readonly<Record<string, string>>;
  /** `Cache-Control` of a path: the first rule that matches. */
  cacheControlOf(path: string): string;
  /** True where scripts of pages get no token that opens a session (`session.mode`). */
  hidesTokens(): boolean;
}

type Content = Pick<typeof usual, 'headers' | 'caching'> & { session?: { mode?: string } };

/** A deployment that follows the published file; without one, and while it cannot be read, the retailer's own. */
export function createDeployment(file: string | null): Deployment {
  let read: { modified: number; content: Content } = { modified: -1, content: usual };
  const current = (): Content => {
    if (file === null) return usual;
    try {
      const modified = statSync(file).mtimeMs;
      if (modified !== read.modified)
        read = { modified, content: { ...usual, ...JSON.parse(readFileSync(file, 'utf8')) } };
      return read.content;
    } catch {
      return usual;
    }
  };
  return {
    headers: () => current().headers,
    hidesTokens: () => current().session?.mode === 'cookie',
    cacheControlOf: (path) =>
      current().caching.find(({ match }) => path.startsWith(match))?.cacheControl ?? 'no-cache',
  };
}
