import type { Facts, Manifest, TextTree } from '#config/configuration-types.ts';
import type { PrerenderedPage } from '#config/pages/prerendered-page.ts';

/** What a page that search engines may list says of itself. */
export interface Listing {
  title: string;
  description: string;
  /** The same page in every offered language: language -> path. */
  alternates: ReadonlyMap<string, string>;
}

export interface ListingOptions {
  manifest: Manifest;
  /** Texts of the offered languages. */
  texts: ReadonlyMap<string, TextTree>;
  conditions: Record<string, (facts: Facts) => boolean>;
}

const textAt = (tree: TextTree | undefined, ...path: string[]): string => {
  const found = path.reduce<unknown>((at, name) => (at as TextTree | undefined)?.[name], tree);
  return typeof found === 'string' ? found : '';
};

/**
 * What a page says of itself to search engines; null unless setting `listedPages` names it and its conditions hold with
 * the published settings. Settings that the retailer serves are not known here: a page that they close answers that
 * there is none.
 */
export function listingOf(
  { route, language }: Pick<PrerenderedPage, 'route' | 'language'>,
  { manifest: { settings }, texts, conditions }: ListingOptions,
): Listing | null {
  const facts = { settings, flags: {}, session: {}, subject: {} } as unknown as Facts;
  const listed = settings.listedPages.find((page) => page.route === route);
  if (!listed?.route || !(listed.requires ?? []).every((name) => conditions[name]?.(facts)))
    return null;
  const text = (name: string) => textAt(texts.get(language), 'pages', route, name);
  return {
    title: text('title'),
    description: text('description'),
    alternates: new Map([...texts].map(([code, tree]) => [code, textAt(tree, 'routes', route)])),
  };
}
