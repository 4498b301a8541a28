import type { Place } from '#tools/config/diagnostic.ts';
import { isJsonObject } from '#tools/config/sources/json-value.ts';
import type { SchemaView } from '#tools/config/sources/view.ts';

const HEADER = 'Content-Security-Policy';

/** The Content-Security-Policy of a deployment. */
export interface ContentPolicy {
  text: string;
  /** Each directive with what it lists, in order. */
  directives: readonly (readonly [name: string, ...sources: string[]])[];
  place: Place;
  /** True when pages may load from an address by a directive, or, where it is missing, by `default-src`. */
  admits(directive: string, address: URL): boolean;
  /** True when pages may load from their own server. */
  admitsOwn(directive: string): boolean;
}

/** The policy of a view; null without one, which another rule reports. */
export function contentPolicy({ deployment }: SchemaView): ContentPolicy | null {
  const { headers, site } = deployment.value;
  const text = isJsonObject(headers) ? headers[HEADER] : undefined;
  if (typeof text !== 'string') return null;
  const directives = text
    .split(';')
    .map((part) => part.trim().split(/\s+/))
    .flatMap(([name, ...sources]) => (name ? [[name, ...sources] as const] : []));
  const sourcesOf = (directive: string) =>
    [directive, 'default-src']
      .map((wanted) => directives.find(([name]) => name.toLowerCase() === wanted)?.slice(1))
      .find((sources) => sources !== undefined);
  const isAny = (sources: readonly string[]) => sources.includes('*') || sources.includes('https:');
  return {
    text,
    directives,
    place: deployment.place(['headers', HEADER]),
    admits(directive, address) {
      const sources = sourcesOf(directive);
      const isOwn = address.origin === site && sources?.includes("'self'");
      return !sources || isAny(sources) || isOwn || sources.some((one) => covers(one, address));
    },
    admitsOwn(directive) {
      const sources = sourcesOf(directive);
      const isSite = typeof site === 'string' && sources?.includes(site);
      return !sources || isAny(sources) || sources.includes("'self'") || isSite === true;
    },
  };
}

/** True when a source of a policy, as `https://*.example.com`, names the host of an address; its path is not compared. */
function covers(source: string, { origin, host, hostname }: URL): boolean {
  const [place = ''] = /^(https?:\/\/)?[^/]*/.exec(source) ?? [];
  const [, parent] = /^(?:https:\/\/)?\*(\..+)$/.exec(place) ?? [];
  return [origin, host, hostname].includes(place) || (!!parent && hostname.endsWith(parent));
}
