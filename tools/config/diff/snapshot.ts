import { isAreaOfPages, textsOf } from '#tools/config/fields/text-tree.ts';
import { readMetaSchema } from '#tools/config/meta/settings-schema.ts';
import { conditionsOf } from '#tools/config/rules/view-names.ts';
import type { Conditions } from '#tools/config/sources/inline-conditions.ts';
import { configuredSettings } from '#tools/config/sources/inline-settings.ts';
import { isJsonObject, type JsonObject } from '#tools/config/sources/json-value.ts';
import type { View } from '#tools/config/sources/view.ts';

/** Texts by dotted key. */
export type Texts = ReadonlyMap<string, string>;

/** A configuration as one partner's customers get it, from source files or from a publication. */
export interface Snapshot {
  partner: string | null;
  /** True for a published version: it holds one partner only. */
  isPublished: boolean;
  settings: JsonObject;
  conditions: Conditions;
  forms: ReadonlyMap<string, JsonObject>;
  wizards: ReadonlyMap<string, JsonObject>;
  /** Documents of pages; none in a configuration from before pages had them. */
  screens: ReadonlyMap<string, JsonObject>;
  /** Language -> texts, those of forms under `forms.<form>`. */
  texts: ReadonlyMap<string, Texts>;
  deployment: JsonObject;
}

/** A snapshot of a view of the files. */
export function snapshotOf(root: string, view: View): Snapshot {
  const languages = [...view.texts.keys()].map((language) => {
    const areas = [...(view.texts.get(language) ?? [])].filter(([area]) => isAreaOfPages(area));
    const ofForms = [...(view.formTexts.get(language) ?? [])];
    return [
      language,
      texts([
        ...areas.map(([area, { value }]) => [area, value] as const),
        ...ofForms.map(([form, { value }]) => [`forms.${form}`, value] as const),
      ]),
    ] as const;
  });
  return {
    partner: view.partner,
    isPublished: false,
    settings: configuredSettings(view.portal, readMetaSchema(root, 'portal')),
    conditions: conditionsOf(view),
    forms: new Map([...view.forms].map(([name, { value }]) => [name, value])),
    wizards: new Map([...view.wizards].map(([name, { value }]) => [name, value])),
    screens: new Map([...view.screens].map(([name, { value }]) => [name, value])),
    texts: new Map(languages),
    deployment: view.deployment.value,
  };
}

/** Texts of several trees, prefixed with the names of the trees. */
export function texts(trees: readonly (readonly [string, unknown])[]): Texts {
  return new Map(
    trees.flatMap(([name, tree]) =>
      isJsonObject(tree)
        ? [...textsOf(tree)].map(([key, { text }]) => [`${name}.${key}`, text] as const)
        : [],
    ),
  );
}
