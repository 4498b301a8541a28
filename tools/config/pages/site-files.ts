import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ConfigurationPointer } from '#config/pointer.ts';
import { writeWhole } from '#tools/config/publish/published-files.ts';
import { isJsonObject, type JsonObject } from '#tools/config/sources/json-value.ts';
import type { Listing } from './listed-pages.ts';

/** Files at the root of the site that a publication writes: name in the published folder -> path of the site. */
export const siteFiles = {
  'version.json': '/version.json',
  'robots.txt': '/robots.txt',
  'sitemap.xml': '/sitemap.xml',
  'security.txt': '/.well-known/security.txt',
} as const;

type SiteFile = keyof typeof siteFiles;

/** File of a build that says which one it is. */
export const APPLICATION_FILE = 'application.json';

interface SiteFilesInput {
  pointer: ConfigurationPointer;
  partner: string | null;
  /** When the configuration was published, milliseconds since 1970. */
  publishedAt: number;
  deployment: JsonObject;
  /** Folder of the built application. */
  application: string;
  /** The pages that search engines may list, by path. */
  listed: ReadonlyMap<string, Listing>;
}

/** Writes these files beside the published configuration, and removes those that it has no more. */
export function writeSiteFiles(folder: string, input: SiteFilesInput): void {
  const contents: Record<SiteFile, string | null> = {
    'version.json': `${JSON.stringify(versionsOf(input), null, 2)}\n`,
    'robots.txt': robots(input),
    'sitemap.xml': sitemap(input),
    'security.txt': securityText(input),
  };
  for (const [name, content] of Object.entries(contents))
    if (content === null) rmSync(join(folder, name), { force: true });
    else writeWhole(join(folder, name), content);
}

/** What is live: the application with its commit, the configuration with its time, and what follows by itself. */
function versionsOf({ pointer, partner, publishedAt, application }: SiteFilesInput) {
  const file = join(application, APPLICATION_FILE);
  return {
    application: existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as JsonObject) : null,
    configuration: {
      version: pointer.version,
      partner,
      publishedAt: new Date(publishedAt).toISOString(),
      planned: (pointer.ahead ?? []).map(({ version, from }) => ({ version, from })),
    },
  };
}

/** The Robots Exclusion Protocol (RFC 9309); each page says itself whether it may be listed. */
function robots({ pointer: { site }, listed }: SiteFilesInput): string {
  const map = site && listed.size > 0 ? [`Sitemap: ${site}${siteFiles['sitemap.xml']}`] : [];
  return `${['User-agent: *', 'Disallow: /api/', ...map].join('\n')}\n`;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The listed pages with their other languages (https://www.sitemaps.org/protocol.html); none without a public address. */
function sitemap({ pointer: { site }, listed }: SiteFilesInput): string | null {
  if (!site || listed.size === 0) return null;
  const at = (path: string) => escaped(encodeURI(`${site}${path}`));
  const pages = [...listed].map(([path, { alternates }]) =>
    [
      '  <url>',
      `    <loc>${at(path)}</loc>`,
      ...[...alternates].map(
        ([language, other]) =>
          `    <xhtml:link rel="alternate" hreflang="${language}" href="${at(other)}"/>`,
      ),
      '  </url>',
    ].join('\n'),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages,
    '</urlset>\n',
  ].join('\n');
}

/** Whom to write to about a weakness (RFC 9116); none where the deployment does not say. */
function securityText({
  deployment: { security },
  pointer: { site },
}: SiteFilesInput): string | null {
  if (!isJsonObject(security)) return null;
  const { contact, expires, policy, languages } = security;
  const fields: [string, string][] = [
    ...(Array.isArray(contact) ? contact : []).map((one): [string, string] => [
      'Contact',
      String(one),
    ]),
    ['Expires', String(expires)],
    ...(policy ? [['Policy', String(policy)] as [string, string]] : []),
    ...(Array.isArray(languages)
      ? [['Preferred-Languages', languages.join(', ')] as [string, string]]
      : []),
    ...(site ? [['Canonical', `${site}${siteFiles['security.txt']}`] as [string, string]] : []),
  ];
  return `${fields.map(([name, value]) => `${name}: ${value}`).join('\n')}\n`;
}
