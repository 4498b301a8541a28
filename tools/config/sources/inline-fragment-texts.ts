import {
  type ComposedDocument,
  composedDocument,
  type FragmentUse,
  merge,
  nested,
  withoutGone,
} from './composed-document.ts';
import { isJsonObject, type Json, type JsonObject, withoutForbiddenKeys } from './json-value.ts';
import { type LayeredDocument, layeredDocument } from './layered-document.ts';
import type { LayersByName, SourceFile } from './source-file.ts';

interface TextMount {
  at: string[];
  from: LayeredDocument;
  /** Name of the kind in `from`; empty where all of it is meant. */
  path: string[];
}

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

/** What the texts of forms in one language share. */
interface SharedTexts {
  fragments: ReadonlyMap<string, ComposedDocument>;
  /** Texts by kind of field. */
  fields: LayeredDocument;
  /** Kinds of the fields of a form. */
  kinds: Uses;
}

/** Texts of every form in one language, merged over those of its fragments, and these over those of its kinds of fields. */
export function formTextsOf(
  files: LayersByName,
  uses: Uses,
  { fragments, fields, kinds }: SharedTexts,
): Map<string, ComposedDocument> {
  const nothing = layeredDocument([]);
  const missing = { ...composedDocument(nothing, {}, [], []), readable: false };
  const inside = (fragment: string) => fragments.get(fragment) ?? missing;
  const ofKinds = (form: string) =>
    kinds(form)
      .filter(({ name }) => isJsonObject(fields.value[name]))
      .map(({ name, address }) => ({ at: textPath(address), from: fields, path: [name] }));
  return new Map(
    [...files].map(([form, layers]) => [
      form,
      textsWithFragments(layers, uses(form), inside, ofKinds(form)),
    ]),
  );
}

const textPath = (address: readonly string[]) => address.flatMap((field) => ['fields', field]);

function textsWithFragments(
  layers: readonly SourceFile[],
  uses: readonly FragmentUse[],
  textsOf: (fragment: string) => ComposedDocument,
  kinds: readonly TextMount[] = [],
): ComposedDocument {
  const own = layeredDocument(layers);
  const inlined: TextMount[] = uses.map(({ name, address }) => ({
    at: textPath(address),
    from: textsOf(name),
    path: [],
  }));
  const mounts = [...inlined, ...kinds];
  const beneath = [...kinds, ...inlined].reduce<Json>(
    (texts, { at, from, path: [kind] }) =>
      merge(texts, nested(at, kind === undefined ? from.value : (from.value[kind] ?? {}))),
    {},
  );
  const { $schema: _, ...value } = layers
    .map((layer) => withoutForbiddenKeys(layer.value))
    .reduce(merge, beneath) as JsonObject;
  return composedDocument(own, withoutGone(value) as JsonObject, uses, mounts);
}
