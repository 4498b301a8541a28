import { siteFiles } from '#tools/config/pages/site-files.ts';
import type { ServerFacts } from './server-facts.ts';

/** Where a server has its files, and what it forwards. */
export interface ServerOptions {
  /** Folder of the built portal (`dist/`) on the server. */
  root: string;
  port: number;
  /** Folder that the server may write to. */
  temp: string;
  /** File of the log of requests. */
  log: string;
  /** Address of the retailer's API to which requests are forwarded; null where the server forwards none. */
  api: string | null;
}

export const usualOptions: ServerOptions = {
  root: '/srv/portal',
  port: 8080,
  temp: '/tmp',
  log: '/tmp/portal-nginx-access.log',
  api: null,
};

/** Files of the publication that have an address of their own, at the root. */
export const filesAtRoot: readonly [address: string, file: string][] = Object.entries(
  siteFiles,
).map(([name, address]) => [address, `/config/${name}`]);

/** Folders of `dist/` that no server serves: sources and log of publications, and code for Node. */
export const closedFolders: readonly string[] = ['/config/private/', '/prerender/'];

/** The path of the API on the portal's own server, without a slash at its end; null where it has another origin. */
export const apiPath = ({ deployment: { api } }: ServerFacts): string | null =>
  api.startsWith('/') ? api.replace(/\/+$/, '') : null;

/** The API to forward to: its path here, and its address without a slash at its end. Throws where pages call another origin. */
export function forwarded(
  facts: ServerFacts,
  { api }: ServerOptions,
): { path: string; to: string } | null {
  if (api === null) return null;
  const path = apiPath(facts);
  if (!path)
    throw new Error(`The pages call the API at ${facts.deployment.api}, not by this server`);
  return { path, to: api.replace(/\/+$/, '') };
}
