import {
  type ComposedDocument,
  composedDocument,
  type FragmentUse,
  merge,
  nested,
  withoutGone,
} from './composed-document.ts';
import type { LayersByName } from './inline-fragments.ts';
import { type Json, type JsonObject, withoutForbiddenKeys } from './json-value.ts';
import { layeredDocument } from './layered-document.ts';
import type { SourceFile } from './source-file.ts';

type Uses = (name: string) => readonly FragmentUse[];

/** Texts of every fragment in one language, merged over those of the fragments inside it. */
export function fragmentTextsOf(files: LayersByName, uses: Uses): Map<string, ComposedDocument> {
  const compose = (name: string, above: readonly string[]): ComposedDocument => {
    const inside = uses(name).filter((use) => !above.includes(use.name));
    return textsWithFragments(files.get(name) ?? [], inside, (inner) =>
      compose(inner, [...above, inner]),
    );
  };
  return new Map([...files.keys()].map((name) => [name, compose(name, [name])]));
}

/** Texts of every form in one language, merged over those of its fragments. */
export function formTextsOf(
  files: LayersByName,
  uses: Uses,
  fragments: ReadonlyMap<string, ComposedDocument>,
): Map<string, ComposedDocument> {
  const nothing = layeredDocument([]);
  const missing = { ...composedDocument(nothing, {}, [], []), readable: false };
  const inside = (fragment: string) => fragments.get(fragment) ?? missing;
  return new Map(
    [...files].map(([form, layers]) => [form, textsWithFragments(layers, uses(form), inside)]),
  );
}

function textsWithFragments(
  layers: readonly SourceFile[],
  uses: readonly FragmentUse[],
  textsOf: (fragment: string) => ComposedDocument,
): ComposedDocument {
  const own = layeredDocument(layers);
  const mounts = uses.map(({ name, address }) => ({
    at: address.flatMap((field) => ['fields', field]),
    from: textsOf(name),
    path: [],
  }));
  const beneath = mounts.reduce<Json>(
    (texts, { at, from }) => merge(texts, nested(at, from.value)),
    {},
  );
  const { $schema: _, ...value } = layers
    .map((layer) => withoutForbiddenKeys(layer.value))
    .reduce(merge, beneath) as JsonObject;
  return composedDocument(own, withoutGone(value) as JsonObject, uses, mounts);
}
