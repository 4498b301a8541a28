import { useMemo } from 'react';
import type { Settings } from '#config/configuration-types.ts';
import type { ProductTerms } from '#domain/contract/product-terms.ts';
import { type Texts, useTexts } from '#i18n/texts.ts';
import { productTermsOf } from '#queries/contracting/product-terms.ts';
import type { LookupEntry } from '#queries/lookups.ts';

/** Supplies that have products of their own. */
export type ProductSupply = keyof Settings['products'];

/** Look-ups of products, whose entries the owner's texts and places are laid over. */
const supplies: Readonly<Record<string, ProductSupply>> = {
  listProducts: 'electricity',
  listGasProducts: 'gas',
};

/** A product as the owner has it; what is absent is as the API has it. */
export interface OwnProduct {
  name?: string | undefined;
  /** Instead of the description of the API. */
  summary?: string | undefined;
  details?: string | undefined;
  /** Address of the page with its conditions. */
  terms?: string | undefined;
  /** What its contract says, where the API does not serve it. */
  contract?: ProductTerms | undefined;
  /** Place in the owner's list, 0 for the first; absent where the list does not name it. */
  place?: number | undefined;
}

/** What the owner has of the product with this number of the API: the setting `products`, and texts of `products.json`. */
export function ownProduct(
  supply: ProductSupply,
  id: unknown,
  { products, links }: Pick<Settings, 'products' | 'links'>,
  { optional }: Pick<Texts, 'optional'>,
): OwnProduct {
  const place = products[supply].findIndex((one) => one.id === Number(id));
  const { terms, contract } = products[supply][place] ?? {};
  const text = (member: string) => optional(`products.${supply}.${String(id)}.${member}`);
  return {
    ...{ name: text('name'), summary: text('summary'), details: text('details') },
    terms: terms && links[terms],
    contract,
    place: place < 0 ? undefined : place,
  };
}

/** Products in the owner's order, those without a place after them as they were. */
export const inPlaces = <Product extends { own: OwnProduct }>(products: readonly Product[]) =>
  products.toSorted(({ own: a }, { own: b }) => (a.place ?? Infinity) - (b.place ?? Infinity) || 0);

/**
 * Returns a function that lays what the owner has of products over the entries of a look-up, and puts them in order; of any
 * other look-up it returns the entries themselves. What an entry has more is its member `own`.
 */
export function useOwnEntries(
  operation: string,
  settings: Settings,
): (entries: LookupEntry[]) => LookupEntry[] {
  const texts = useTexts();
  return useMemo(() => {
    const supply = supplies[operation];
    if (!supply) return (entries) => entries;
    return (entries) =>
      inPlaces(
        entries.map((entry) => {
          const own = ownProduct(supply, entry.id, settings, texts);
          const { name = entry.name, terms = entry.ov_link } = own;
          return { ...entry, name, ov_link: terms, own };
        }),
      );
  }, [operation, settings, texts]);
}

/** What the contract of an entry says beside its prices; null where neither the API nor the owner says it. */
export const contractTermsOf = (entry: LookupEntry): ProductTerms | null =>
  productTermsOf(entry.terms) ?? ownOf(entry).contract ?? null;

/** What the owner has of an entry; nothing for one that is no product. */
export const ownOf = (entry: LookupEntry): OwnProduct => (entry.own ?? {}) as OwnProduct;
