import { withDefaults } from '#domain/setting-defaults.ts';
import { publishedSchema } from '#tools/config/compile-form.ts';
import type { Conditions } from '#tools/config/inline-conditions.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/json-value.ts';
import { readMetaSchema } from '#tools/config/settings-schema.ts';
import { textsOf } from '#tools/config/text-tree.ts';
import type { View } from '#tools/config/view.ts';
import { conditionsOf } from '#tools/config/view-names.ts';

/** A form as it is compared. */
export interface FormSnapshot {
  document: JsonObject;
  /** Its schema with conditions by name; a published form has them no more. */
  named?: Json;
  /** Its schema as browsers get it. */
  published: Json;
}

/** Texts by dotted key. */
export type Texts = ReadonlyMap<string, string>;

/** A configuration as one partner's customers get it, from files or from what was published. */
export interface Snapshot {
  partner: string | null;
  settings: JsonObject;
  /** Absent where only what was published is known. */
  conditions?: Conditions;
  forms: ReadonlyMap<string, FormSnapshot>;
  wizards: ReadonlyMap<string, JsonObject>;
  /** Language -> texts, those of forms under `forms.<form>`. */
  texts: ReadonlyMap<string, Texts>;
  deployment: JsonObject;
}

/** A snapshot of a view of the files. */
export function snapshotOf(root: string, view: View): Snapshot {
  const conditions = conditionsOf(view);
  const forms = [...view.forms].map(([name, { value: document }]) => {
    const named = document.schema ?? {};
    const published = (): Json => publishedSchema(named, conditions) as Json;
    return [name, { document, named, published: orItself(published, named) }] as const;
  });
  const languages = [...view.texts.keys()].map((language) => {
    const areas = [...(view.texts.get(language) ?? [])];
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
    settings: withDefaults(view.portal.value, readMetaSchema(root, 'portal')) as JsonObject,
    conditions,
    forms: new Map(forms),
    wizards: new Map([...view.wizards].map(([name, { value }]) => [name, value])),
    texts: new Map(languages),
    deployment: view.deployment.value,
  };
}

/** Texts of several trees under the names of the trees. */
export function texts(trees: readonly (readonly [string, unknown])[]): Texts {
  return new Map(
    trees.flatMap(([name, tree]) =>
      isJsonObject(tree)
        ? [...textsOf(tree)].map(([key, { text }]) => [`${name}.${key}`, text] as const)
        : [],
    ),
  );
}

/** A schema that names a condition nobody wrote cannot be published, and is compared as it is. */
function orItself(make: () => Json, schema: Json): Json {
  try {
    return make();
  } catch {
    return schema;
  }
}
