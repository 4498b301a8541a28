import { useCallback } from 'react';
import { useParams } from 'wouter';
import { textAt } from './i18n.ts';
import { useTexts } from './texts.ts';

/** Values of a path's parameters, for example `{ contractType: 'gas' }`. */
export type PathParams = Record<string, string>;

/** Path pattern of every route in a language, from `routes.json`; empty while its texts are not here. */
export function pathPatterns(language: string): Record<string, string> {
  const patterns = textAt(language, 'routes');
  return typeof patterns === 'object' ? (patterns as Record<string, string>) : {};
}

/** A path pattern with its parameters filled in: `/gas/:name` and `{ name: '7' }` make `/gas/7`. */
export function filledPath(pattern: string, params: Partial<PathParams>): string {
  return pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

/** True when an address (its path, without query) is one of this pattern. */
export function fitsPattern(pattern: string | undefined, pathname: string): boolean {
  if (!pattern) return false;
  return new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`, 'i').test(pathname);
}

/** Parameters of the address in the path pattern of the route that is shown. */
export function usePathParams(): Partial<PathParams> {
  const raw: Readonly<Record<string, string | undefined>> = useParams();
  const named = Object.entries(raw).filter(([name, value]) => value && /^[a-z]/i.test(name));
  return Object.fromEntries(named.map(([name, value = '']) => [name, decoded(value)]));
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Address of a route in a language; throws for a route that has no path there. */
export function pathTo(language: string, route: string, params: PathParams = {}): string {
  const pattern = pathPatterns(language)[route];
  if (!pattern) throw new Error(`Route "${route}" has no path in ${language}`);
  return filledPath(pattern, params);
}

/** Gives addresses of routes in the language of the page: `to('contract', { contractType, contractName })`. */
export function usePathTo(): (route: string, params?: PathParams) => string {
  const { language } = useTexts();
  return useCallback((route, params) => pathTo(language, route, params), [language]);
}
