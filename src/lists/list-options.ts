import { defaultSizes } from '#domain/settings/page-sizes.ts';
import type { ListedColumn } from './listed-columns.ts';

/** What the document of a page says of a list. */
export interface ListOptions<Action extends string = never> {
  columns: readonly ListedColumn[];
  /** What its column `actions` offers for a row, in order. */
  actions?: readonly Action[];
  /** Page sizes on offer, ascending. */
  sizes?: readonly number[];
  /** The one of them that counts until the customer chooses another; without it a setting says which. */
  size?: number;
  /** Form document without operation whose answers filter the list; without it the list has no filters. */
  filter?: string;
}

/** Page sizes of a list as its document has them; `usual` is the size by the settings, for a document that names none. */
export const pagesOf = (
  { sizes = defaultSizes, size }: Pick<ListOptions, 'sizes' | 'size'>,
  usual: number,
) => ({ sizes, usualSize: size ?? usual });
