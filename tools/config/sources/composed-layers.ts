import { withDefaults } from '#domain/settings/setting-defaults.ts';
import { remembered } from '#tools/config/remembered.ts';
import type { ComposedDocument } from './composed-document.ts';
import type { Files } from './configuration-sources.ts';
import { editedFragments, editedLayers } from './edited-layers.ts';
import { FIELDS_AREA, fieldKindsOf } from './field-kinds.ts';
import { formTextsOf, fragmentTextsOf } from './inline-fragment-texts.ts';
import { inlineFragments } from './inline-fragments.ts';
import { configuredSettings, withSettings } from './inline-settings.ts';
import type { JsonObject } from './json-value.ts';
import { type LayeredDocument, layeredDocument } from './layered-document.ts';
import type { Layers, LayersByName } from './source-file.ts';

/**
 * The documents of a view from the files of its layers, lowest first; the same documents for the same files, so that a
 * saved text makes only the texts of its language again.
 */

type Documents = ReadonlyMap<string, ComposedDocument>;

/** Fragments, each with those inside it inlined, and their files. */
export const composedFragments = remembered(
  (...layers: readonly Files[]): { files: LayersByName; documents: Documents } => {
    const files = editedFragments(byName(layers));
    const documents = mapped(files, (own, name) => inlineFragments(own, files, [name]));
    return { files, documents };
  },
);

/** Forms with their fragments inlined. */
export const composedForms = remembered(
  (fragments: LayersByName, ...layers: readonly Files[]): Documents => {
    const inlined = (files: Layers) => inlineFragments(files, fragments);
    return mapped(byName(layers), (files) =>
      inlined(editedLayers(files, (whole) => inlined(whole).value)),
    );
  },
);

/** Forms, or fragments, with the configured values of the settings that they name. */
export const configuredForms = remembered(
  (forms: Documents, portal: LayeredDocument, meta: JsonObject): Documents => {
    const settings = configuredSettings(portal, meta);
    return mapped(forms, (form) => withSettings(form, settings));
  },
);

/** Wizards, or screens. */
export const editedDocuments = remembered(
  (...layers: readonly Files[]): ReadonlyMap<string, LayeredDocument> =>
    mapped(byName(layers), (files) => layeredDocument(editedLayers(files))),
);

/** Settings: a partner's lists by entry change the retailer's, or the default ones. */
export const editedSettings = remembered(
  (meta: JsonObject, ...files: Layers): LayeredDocument =>
    layeredDocument(
      editedLayers(
        files,
        (whole) => withDefaults(layeredDocument(whole).value, meta) as JsonObject,
      ),
    ),
);

/** A document of which there is one. */
export const editedDocument = remembered(
  (...files: Layers): LayeredDocument => layeredDocument(editedLayers(files)),
);

/** Texts of the areas of pages in one language. */
export const layeredTexts = remembered(
  (...layers: readonly Files[]): ReadonlyMap<string, LayeredDocument> =>
    mapped(byName(layers), layeredDocument),
);

/** Texts of the fragments in one language. */
export const composedFragmentTexts = remembered(
  (fragments: Documents, ...layers: readonly Files[]): Documents =>
    fragmentTextsOf(byName(layers), (name) => fragments.get(name)?.uses ?? []),
);

/** Texts of the forms in one language, with those of their fragments and of the kinds of their fields. */
export const composedFormTexts = remembered(
  (
    forms: Documents,
    fragments: Documents,
    fields: LayeredDocument | undefined,
    ...layers: readonly Files[]
  ): Documents =>
    formTextsOf(byName(layers), (name) => forms.get(name)?.uses ?? [], {
      ...{ fragments, fields: fields ?? layeredDocument([]) },
      kinds: (name) => kindsOf(forms).get(name) ?? [],
    }),
);

const kindsOf = remembered((forms: Documents) => mapped(forms, ({ value }) => fieldKindsOf(value)));

/** Texts of kinds of fields in one language. */
export const fieldsIn = (texts: ReadonlyMap<string, LayeredDocument> | undefined) =>
  texts?.get(FIELDS_AREA);

/** The files of each name, sorted by name. */
function byName(layers: readonly Files[]): LayersByName {
  const names = [...new Set(layers.flatMap((files) => [...files.keys()]))].sort();
  return new Map(
    names.map((name) => [
      name,
      layers.map((files) => files.get(name)).filter((file) => file !== undefined),
    ]),
  );
}

/** A map with each of its values changed. */
function mapped<A, B>(
  map: ReadonlyMap<string, A>,
  change: (value: A, key: string) => B,
): Map<string, B> {
  return new Map([...map].map(([key, value]) => [key, change(value, key)]));
}
