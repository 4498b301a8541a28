import type { ComponentType, ReactNode } from 'react';
import type { PartEntry } from '#config/pages/screen-document.ts';
import { type LazyPart, lazyPart } from '#ui/loading/lazy-part.tsx';
import type { PartPlace } from './part-place.ts';

/** What a part is given: its options, where it is, and what its page is about, as `{ contract: … }`. */
export interface PartProps {
  options?: PartEntry['options'];
  place: PartPlace;
  /** Rendered in its place while its code is loading; by default nothing. */
  awaited?: ReactNode;
  [subject: string]: unknown;
}

/** What the one export of a part's module is. */
type PartModule = Record<string, ComponentType<PartProps>>;

const componentOf = (module: PartModule) => Object.values(module)[0] as ComponentType<PartProps>;

const loaders = {
  ...import.meta.glob<PartModule>('./*/*-part.tsx'),
  ...import.meta.glob<PartModule>('../wizard/parts/*/*-part.tsx'),
  ...import.meta.glob<PartModule>('../screens/*/parts/*/*-part.tsx'),
};

/** The components of all parts, by the folder that each stands in; the code of a part is loaded where a page has it. */
const components = new Map(
  Object.entries(loaders).map(([path, load]) => [
    path.split('/').at(-2) ?? '',
    lazyPart(() => load().then(componentOf), { source: load, waiting: ({ awaited }) => awaited }),
  ]),
);

/** The component of a part; undefined for one that this version of the portal does not have. */
export const partNamed = (name: string): LazyPart<PartProps> | undefined => components.get(name);
