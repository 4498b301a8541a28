import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TextTree } from '#config/configuration-types.ts';
import { ADDRESSES_FILE, addressPatterns } from '#tools/config/publish/published-addresses.ts';
import { DEPLOYMENT_FILE } from '#tools/config/publish/published-sources.ts';
import { readConfigurationSources } from '#tools/config/sources/configuration-sources.ts';
import { offeredLanguages } from '#tools/config/sources/offered-languages.ts';
import { viewOf } from '#tools/config/sources/view.ts';

/** The content of `schemas/deployment.json`. */
interface Deployment {
  api: string;
  headers: Record<string, string>;
  caching: { match: string; cacheControl: string }[];
}

/** What the files for servers are made from. */
export interface ServerFacts {
  deployment: Deployment;
  /** Regular expressions of the addresses of all pages. */
  addresses: string[];
  /** Paths of the prerendered pages, without `.html`; empty where that is not known. */
  pages: string[];
}

/** What a publication says. Throws with a message for the owner where nothing is published. */
export function factsOfPublication(folder: string): ServerFacts {
  const [deployment, addresses] = [join(folder, DEPLOYMENT_FILE), join(folder, ADDRESSES_FILE)];
  if (!existsSync(deployment) || !existsSync(addresses))
    throw new Error(`Nothing is published in ${folder}, or by an earlier release: publish again`);
  const pages = join(folder, 'pages');
  const files = existsSync(pages) ? readdirSync(pages, { recursive: true, encoding: 'utf8' }) : [];
  return {
    deployment: readJson(deployment),
    addresses: readJson(addresses),
    pages: files.flatMap((name) => /^(.+)\.html$/.exec(name)?.slice(1) ?? []).sort(),
  };
}

/** What the sources in a folder say, of the retailer (null) or of a partner. Throws for an unknown partner. */
export function factsOfSources(root: string, partner: string | null): ServerFacts {
  const view = viewOf(readConfigurationSources(root), partner);
  const routes = offeredLanguages(view).map(
    (language) => (view.texts.get(language)?.get('routes')?.value ?? {}) as TextTree,
  );
  return {
    deployment: view.deployment.value as unknown as Deployment,
    addresses: addressPatterns(routes),
    pages: [],
  };
}

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;
