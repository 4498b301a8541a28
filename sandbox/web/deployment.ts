import { readFileSync, statSync } from 'node:fs';
import usual from '#schemas/deployment.json' with { type: 'json' };

/** What a server of the portal sends beside its files, as the published configuration says. */
export interface Deployment {
  /** Security headers of every answer. */
  headers(): Readonly<Record<string, string>>;
  /** `Cache-Control` of a path: the first rule that matches. */
  cacheControlOf(path: string): string;
}

/** A deployment that follows the published file; without one, and while it cannot be read, the retailer's own. */
export function createDeployment(file: string | null): Deployment {
  let read = { modified: -1, content: usual };
  const current = () => {
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
    cacheControlOf: (path) =>
      current().caching.find(({ match }) => path.startsWith(match))?.cacheControl ?? 'no-cache',
  };
}
