import { type FragmentInstance, type Ref, useCallback, useEffect } from 'react';
import type { Facts } from '#config/configuration-types.ts';
import { useFacts } from '#config/facts-provider.tsx';
import { type SmallStore, smallStore } from '#ui/small-store.ts';

/** A page of parts, with its facts, at the moment of its times in milliseconds since 1970. */
export interface ShownPage {
  page: string;
  facts: Facts;
  moment: number;
}

/** A part that is rendered, with its elements. */
export interface ShownPart {
  page: string;
  name: string;
  fragment: FragmentInstance;
}

/** Pages whose parts are rendered, one entry for each of their areas: for the panel of a preview. */
export const shownPages: SmallStore<readonly ShownPage[]> = /* @__PURE__ */ smallStore<
  readonly ShownPage[]
>([]);

/** Parts that are rendered: for the panel of a preview. */
export const shownParts: SmallStore<readonly ShownPart[]> = /* @__PURE__ */ smallStore<
  readonly ShownPart[]
>([]);

/** Adds an entry to a store; returns the function that removes it. */
function added<T>(store: SmallStore<readonly T[]>, entry: T): () => void {
  store.write([...store.read(), entry]);
  return () => store.write(store.read().filter((other) => other !== entry));
}

function usePage(page: string, subject: Facts['subject'] | undefined, moment: number): void {
  const facts = useFacts(subject);
  useEffect(() => added(shownPages, { page, facts, moment }), [page, facts, moment]);
}

function usePart(page: string, name: string): Ref<FragmentInstance> {
  return useCallback(
    (fragment: FragmentInstance | null) =>
      fragment ? added(shownParts, { page, name, fragment }) : undefined,
    [page, name],
  );
}

const isPreview = import.meta.env.MODE === 'preview';

/** Says that parts of a page are rendered; only a preview listens. */
export const useShownPage: typeof usePage = isPreview ? usePage : () => {};

/** The ref of the fragment around a part, by which a preview finds its elements; in other builds there is none. */
export const useShownPart: (page: string, name: string) => Ref<FragmentInstance> | undefined =
  isPreview ? usePart : () => undefined;
