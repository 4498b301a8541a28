import { groupOf, withDefaults } from '#domain/settings/setting-defaults.ts';
import { didYouMean } from '#tools/config/analysis/closest-name.ts';
import { remembered } from '#tools/config/remembered.ts';
import type { ComposedDocument } from './composed-document.ts';
import {
  composedForms,
  composedFormTexts,
  composedFragments,
  composedFragmentTexts,
  configuredForms,
  editedDocument,
  editedDocuments,
  editedSettings,
  fieldsIn,
  layeredTexts,
} from './composed-layers.ts';
import type { ConfigurationSources, Files, LayerSources } from './configuration-sources.ts';
import { editedLayer } from './edited-layer.ts';
import { isJsonObject, type JsonObject } from './json-value.ts';
import type { LayeredDocument } from './layered-document.ts';
import { listEditsIn } from './list-edit.ts';
import type { SourceFile } from './source-file.ts';

/** The configuration as one partner's customers get it, or the retailer's own (partner null), without its texts. */
export interface SchemaView {
  partner: string | null;
  portal: LayeredDocument;
  conditions: LayeredDocument;
  deployment: LayeredDocument;
  /** Forms with their fragments inlined. */
  forms: ReadonlyMap<string, ComposedDocument>;
  fragments: ReadonlyMap<string, ComposedDocument>;
  wizards: ReadonlyMap<string, LayeredDocument>;
  screens: ReadonlyMap<string, LayeredDocument>;
}

/** The same with its texts. */
export interface View extends SchemaView {
  /** What things are called in texts, and words that are not used. */
  glossary: LayeredDocument;
  /** Language -> area -> texts. */
  texts: ReadonlyMap<string, ReadonlyMap<string, LayeredDocument>>;
  /** Language -> form -> its texts, with those of its fragments and of its kinds of fields. */
  formTexts: ReadonlyMap<string, ReadonlyMap<string, ComposedDocument>>;
  fragmentTexts: ReadonlyMap<string, ReadonlyMap<string, ComposedDocument>>;
}

/**
 * Merges the defaults with the overrides of one partner. Throws for a partner that has no folder, with a message for the
 * owner that names those that there are.
 */
export function viewOf(sources: ConfigurationSources, partner: string | null): View {
  const overrides = partner === null ? undefined : sources.partners.get(partner);
  if (partner !== null && !overrides)
    throw new Error(unknownPartner(partner, [...sources.partners.keys()]));
  const meta = sources.settings;
  const layers = [ownLists(sources), overrides]
    .filter((layer) => layer !== undefined)
    .map((layer) => withoutShorthands(layer, meta));
  const fragments = composedFragments(...layers.map((layer) => layer.fragments));
  const forms = composedForms(fragments.files, ...layers.map((layer) => layer.forms));
  const texts = byLanguage(
    layers.map((layer) => layer.texts),
    (files) => layeredTexts(...files),
  );
  const fragmentTexts = byLanguage(
    layers.map((layer) => layer.fragmentTexts),
    (files) => composedFragmentTexts(fragments.documents, ...files),
  );
  const formTexts = byLanguage(
    layers.map((layer) => layer.formTexts),
    (files, language) =>
      composedFormTexts(
        forms,
        fragmentTexts.get(language) ?? NO_TEXTS,
        fieldsIn(texts.get(language)),
        ...files,
      ),
  );
  return {
    partner,
    portal: editedSettings(meta, ...single(layers, 'portal')),
    conditions: editedDocument(...single(layers, 'conditions')),
    deployment: editedDocument(...single(layers, 'deployment')),
    glossary: editedDocument(...single(layers, 'glossary')),
    forms,
    fragments: fragments.documents,
    wizards: editedDocuments(...layers.map((layer) => layer.wizards)),
    screens: editedDocuments(...layers.map((layer) => layer.screens)),
    texts,
    formTexts,
    fragmentTexts,
  };
}

const NO_TEXTS: ReadonlyMap<string, ComposedDocument> = new Map();

/** The retailer's files, whose settings may change lists that have a default by entry. */
function ownLists({ defaults, settings }: ConfigurationSources): LayerSources {
  const { portal } = defaults;
  if (!portal || listEditsIn(portal.value).length === 0) return defaults;
  return { ...defaults, portal: withOwnLists(portal, settings) };
}

const withOwnLists = remembered((portal: SourceFile, meta: JsonObject) =>
  editedLayer(portal, withDefaults({}, meta) as JsonObject),
);

/** A layer whose settings have no group that one of its members stands for, so that layers merge member by member. */
function withoutShorthands(layer: LayerSources, meta: JsonObject): LayerSources {
  const { portal } = layer;
  return portal ? { ...layer, portal: expandedSettings(portal, meta) } : layer;
}

const expandedSettings = remembered((portal: SourceFile, meta: JsonObject): SourceFile => {
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
  return { ...portal, value: expanded(portal.value, meta) };
});

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
  const filled = (forms: View['forms']) => configuredForms(forms, view.portal, meta);
  return { ...view, forms: filled(view.forms), fragments: filled(view.fragments) };
}

/** A view without its texts; the same object for the same documents. */
export const withoutTexts = (view: View): SchemaView =>
  schemaView(
    view.partner,
    view.portal,
    view.conditions,
    view.deployment,
    view.forms,
    view.fragments,
    view.wizards,
    view.screens,
  );

const schemaView = remembered(
  (
    ...[partner, portal, conditions, deployment, forms, fragments, wizards, screens]: [
      SchemaView['partner'],
      SchemaView['portal'],
      SchemaView['conditions'],
      SchemaView['deployment'],
      SchemaView['forms'],
      SchemaView['fragments'],
      SchemaView['wizards'],
      SchemaView['screens'],
    ]
  ): SchemaView => ({
    ...{ partner, portal, conditions, deployment },
    ...{ forms, fragments, wizards, screens },
  }),
);

const single = (
  layers: readonly LayerSources[],
  name: 'portal' | 'conditions' | 'deployment' | 'glossary',
) => layers.map((layer) => layer[name]).filter((file) => file !== undefined);

/** Language -> what the files of its layers, lowest first, come to. */
function byLanguage<Result>(
  layers: readonly ReadonlyMap<string, Files>[],
  compose: (files: readonly Files[], language: string) => Result,
): Map<string, Result> {
  const languages = [...new Set(layers.flatMap((layer) => [...layer.keys()]))].sort();
  return new Map(
    languages.map((language) => [
      language,
      compose(
        layers.map((layer) => layer.get(language)).filter((files) => files !== undefined),
        language,
      ),
    ]),
  );
}
