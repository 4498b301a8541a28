import { useCallback } from 'react';
import { generatePath } from 'react-router-dom';
import { textAt } from './i18n.ts';
import { useTexts } from './texts.ts';

/** Values of a path's parameters, for example `{ contractType: 'gas' }`. */
export type PathParams = Record<string, string>;

/** Path pattern of every route in a language, from `routes.json`; empty while its texts are not loaded. */
export function pathPatterns(language: string): Record<string, string> {
  const patterns = textAt(language, 'routes');
  return typeof patterns === 'object' ? (patterns as Record<string, string>) : {};
}

/** Address of a route in a language; throws for a route that has no path there, or a parameter without a value. */
export function pathTo(language: string, route: string, params: PathParams = {}): string {
  const pattern = pathPatterns(language)[route];
  if (!pattern) throw new Error(`Route "${route}" has no path in ${language}`);
  return generatePath(pattern, params);
}

/** Returns the function for addresses in the language of the page: `to('contract', { contractType, contractName })`. */
export function usePathTo(): (route: string, params?: PathParams) => string {
  const { language } = useTexts();
  return useCallback((route, params) => pathTo(language, route, params), [language]);
}
