import { join } from 'node:path';
import usual from '#schemas/deployment.json' with { type: 'json' };
import { followedFile } from './followed-file.ts';

/** What a server of the portal needs to know beside its files, as the published configuration says. */
export interface Deployment {
  /** Security headers of every answer. */
  headers(): Readonly<Record<string, string>>;
  /** `Cache-Control` of a path: the first rule that matches. */
  cacheControlOf(path: string): string;
  /** True for the decoded path of a page. */
  isPage(path: string): boolean;
  /** True where scripts of pages get no token that opens a session (`session.mode`). */
  hidesTokens(): boolean;
}

type Content = Pick<typeof usual, 'headers' | 'caching'> & { session?: { mode?: string } };

/**
 * A deployment that follows a folder of published configuration. Without its files, and while they cannot be read, it is
 * the retailer's own, and every path is a page. `extraPages` are paths that no publication names.
 */
export function createDeployment(configDir: string | null, extraPages?: RegExp): Deployment {
  const file = (name: string) => configDir && join(configDir, 'private', name);
  const current = followedFile<Content>(file('deployment.json'), usual, (published: object) => ({
    ...usual,
    ...published,
  }));
  const addresses = followedFile<readonly RegExp[] | null>(
    file('addresses.json'),
    null,
    (patterns: string[]) => patterns.map((pattern) => new RegExp(pattern, 'iu')),
  );
  return {
    headers: () => current().headers,
    hidesTokens: () => current().session?.mode === 'cookie',
    cacheControlOf: (path) =>
      current().caching.find(({ match }) => path.startsWith(match))?.cacheControl ?? 'no-cache',
    isPage: (path) =>
      (addresses()?.some((address) => address.test(path)) ?? true) || !!extraPages?.test(path),
  };
}
