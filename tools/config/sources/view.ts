import { groupOf, withDefaults } from '#domain/settings/setting-defaults.ts';
import { didYouMean } from '#tools/config/analysis/closest-name.ts';
import type { ComposedDocument } from './composed-document.ts';
import type { ConfigurationSources, LayerSources } from './configuration-sources.ts';
import { editedLayer } from './edited-layer.ts';
import { editedFragments, editedLayers } from './edited-layers.ts';
import { FIELDS_AREA, fieldKindsOf } from './field-kinds.ts';
import { formTextsOf, fragmentTextsOf } from './inline-fragment-texts.ts';
import { inlineFragments } from './inline-fragments.ts';
import { withSettings } from './inline-settings.ts';
import { isJsonObject, type JsonObject } from './json-value.ts';
import { type LayeredDocument, layeredDocument } from './layered-document.ts';
import { listEditsIn } from './list-edit.ts';
import type { SourceFile } from './source-file.ts';

/** The configuration as one partner's customers get it, or the retailer's own (partner null). */
export interface View {
  partner: string | null;
  portal: LayeredDocument;
  conditions: LayeredDocument;
  deployment: LayeredDocument;
  /** What things are called in texts, and words that are not used. */
  glossary: LayeredDocument;
  /** Forms with their fragments inlined. */
  forms: Map<string, ComposedDocument>;
  fragments: Map<string, ComposedDocument>;
  wizards: Map<string, LayeredDocument>;
  screens: Map<string, LayeredDocument>;
  texts: Map<string, Map<string, LayeredDocument>>;
  /** Language -> form -> its texts, with those of its fragments and of its kinds of fields. */
  formTexts: Map<string, Map<string, ComposedDocument>>;
  fragmentTexts: Map<string, Map<string, ComposedDocument>>;
}

/**
 * Merges the defaults with the overrides of one partner. Throws for a partner that has no folder, with a message for the
 * owner that names those that there are.
 */
export function viewOf(sources: ConfigurationSources, partner: string | null): View {
  const overrides = partner === null ? undefined : sources.partners.get(partner);
  if (partner !== null && !overrides)
    throw new Error(unknownPartner(partner, [...sources.partners.keys()]));
  const layers = [ownLists(sources), overrides]
    .filter((layer) => layer !== undefined)
    .map((layer) => withoutShorthands(layer, sources.settings));
  const fragmentFiles = editedFragments(byName(layers.map((layer) => layer.fragments)));
  const fragments = mapped(fragmentFiles, (files, name) =>
    inlineFragments(files, fragmentFiles, [name]),
  );
  const inlined = (files: readonly SourceFile[]) => inlineFragments(files, fragmentFiles);
  const forms = mapped(byName(layers.map((layer) => layer.forms)), (files) =>
    inlined(editedLayers(files, (whole) => inlined(whole).value)),
  );
  const settings = (files: readonly SourceFile[]) =>
    withDefaults(layeredDocument(files).value, sources.settings) as JsonObject;
  const fragmentTexts = mapped(byLanguage(layers.map((layer) => layer.fragmentTexts)), (files) =>
    fragmentTextsOf(files, (name) => fragments.get(name)?.uses ?? []),
  );
  const texts = mapped(byLanguage(layers.map((layer) => layer.texts)), (areas) =>
    mapped(areas, layeredDocument),
  );
  const kinds = mapped(forms, ({ value }) => fieldKindsOf(value));
  const formTexts = mapped(byLanguage(layers.map((layer) => layer.formTexts)), (files, language) =>
    formTextsOf(files, (name) => forms.get(name)?.uses ?? [], {
      fragments: fragmentTexts.get(language) ?? new Map(),
      fields: texts.get(language)?.get(FIELDS_AREA) ?? layeredDocument([]),
      kinds: (name) => kinds.get(name) ?? [],
    }),
  );
  return {
    partner,
    portal: single(layers, 'portal', settings),
    conditions: single(layers, 'conditions'),
    deployment: single(layers, 'deployment'),
    glossary: single(layers, 'glossary'),
    forms,
    fragments,
    wizards: mapped(byName(layers.map((layer) => layer.wizards)), editedDocument),
    screens: mapped(byName(layers.map((layer) => layer.screens)), editedDocument),
    texts,
    formTexts,
    fragmentTexts,
  };
}

/** The retailer's files, whose settings may change lists that have a default by entry. */
function ownLists({ defaults, settings }: ConfigurationSources): LayerSources {
  const { portal } = defaults;
  if (!portal || listEditsIn(portal.value).length === 0) return defaults;
  return { ...defaults, portal: editedLayer(portal, withDefaults({}, settings) as JsonObject) };
}

/** Files once their shorthands are expanded: the layers of several views are compared by identity. */
const expandedFiles = new WeakMap<SourceFile, SourceFile>();

/** A layer whose settings have no group that one of its members stands for, so that layers merge member by member. */
function withoutShorthands(layer: LayerSources, meta: JsonObject): LayerSources {
  const { portal } = layer;
  if (!portal) return layer;
  const known = expandedFiles.get(portal);
  if (known) return { ...layer, portal: known };
  const expanded = (value: JsonObject, schema: JsonObject): JsonObject =>
    Object.fromEntries(
      Object.entries(value).map(([key, inner]) => {
        const member = isJsonObject(schema.properties) ? schema.properties[key] : undefined;
        if (!isJsonObject(member)) return [key, inner];
        if (isJsonObject(inner)) return [key, expanded(inner, member)];
        const isShort = typeof member.shorthand === 'string' && inner !== null;
        return [key, isShort ? (groupOf(inner, member) as JsonObject) : inner];
      }),
    );
  const file = { ...portal, value: expanded(portal.value, meta) };
  expandedFiles.set(portal, file);
  return { ...layer, portal: file };
}

function unknownPartner(partner: string, names: readonly string[]): string {
  const known = names.length > 0 ? `There are: ${names.join(', ')}` : 'There is no partner yet';
  return `There is no folder schemas/partners/${partner}${didYouMean(partner, names)}. ${known}`;
}

/** The defaults and every partner's view, as configured. */
export function viewsOf(sources: ConfigurationSources): View[] {
  return [null, ...sources.partners.keys()].map((partner) =>
    configuredView(viewOf(sources, partner), sources.settings),
  );
}

/**
 * A view whose forms hold the configured values of the settings that they name; `meta` is the schema of the settings.
 */
export function configuredView(view: View, meta: JsonObject): View {
  const settings = withDefaults(view.portal.value, meta) as JsonObject;
  const filled = (forms: View['forms']) => mapped(forms, (form) => withSettings(form, settings));
  return { ...view, forms: filled(view.forms), fragments: filled(view.fragments) };
}

const editedDocument = (files: readonly SourceFile[]): LayeredDocument =>
  layeredDocument(editedLayers(files));

function single(
  layers: LayerSources[],
  name: 'portal' | 'conditions' | 'deployment' | 'glossary',
  whole?: Parameters<typeof editedLayers>[1],
) {
  const files = layers.map((layer) => layer[name]).filter((file) => file !== undefined);
  return layeredDocument(editedLayers(files, whole));
}

function mapped<A, B>(
  map: ReadonlyMap<string, A>,
  change: (value: A, key: string) => B,
): Map<string, B> {
  return new Map([...map].map(([key, value]) => [key, change(value, key)]));
}

/** Name -> its files, lowest layer first. */
function byName(maps: Map<string, SourceFile>[]): Map<string, SourceFile[]> {
  const names = [...new Set(maps.flatMap((map) => [...map.keys()]))].sort();
  return new Map(
    names.map((name) => [
      name,
      maps.map((map) => map.get(name)).filter((file) => file !== undefined),
    ]),
  );
}

function byLanguage(maps: Map<string, Map<string, SourceFile>>[]) {
  const languages = [...new Set(maps.flatMap((map) => [...map.keys()]))].sort();
  return new Map(
    languages.map((language) => [
      language,
      byName(maps.map((map) => map.get(language)).filter((files) => files !== undefined)),
    ]),
  );
}
