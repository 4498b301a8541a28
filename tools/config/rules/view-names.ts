import { valueAt } from '#domain/values/value-at.ts';
import { withoutPlural } from '#tools/config/fields/text-tree.ts';
import type { NamesByKind } from '#tools/config/meta/settings-schema.ts';
import { FIELDS_AREA } from '#tools/config/sources/field-kinds.ts';
import type { Conditions } from '#tools/config/sources/inline-conditions.ts';
import { isJsonObject, type JsonObject } from '#tools/config/sources/json-value.ts';
import type { LayeredDocument } from '#tools/config/sources/layered-document.ts';
import type { SchemaView, View } from '#tools/config/sources/view.ts';

/** Names that the configuration itself defines, by the kind that meta schemas refer to. */
export function namesOf(view: View): NamesByKind {
  const { conditions } = view.conditions.value;
  const languages = [...view.texts]
    .filter(([, areas]) => areas.size > 0)
    .map(([language]) => language);
  const routes = languages.flatMap((language) => {
    const texts = view.texts.get(language)?.get('routes')?.value ?? {};
    return Object.keys(texts).filter((route) => typeof texts[route] === 'string');
  });
  return {
    conditions: isJsonObject(conditions) ? Object.keys(conditions) : [],
    forms: [...view.forms.keys()],
    'field texts': textsNamed(view, FIELDS_AREA),
    fragments: [...view.fragments.keys()],
    languages,
    routes: [...new Set(routes)],
    purposes: textsNamed(view, 'form-engine', 'data-protection', 'purposes'),
    terms: textsNamed(view, 'terms'),
  };
}

/** Names of the texts below an address of an area, in any language: a name exists once it has a text. */
function textsNamed(view: View, area: string, ...path: string[]): string[] {
  const names = [...view.texts.values()].flatMap((areas) => {
    const tree = valueAt(areas.get(area)?.value, path);
    return isJsonObject(tree) ? Object.keys(tree).map(withoutPlural) : [];
  });
  return [...new Set(names)].filter((name) => name !== '$schema');
}

/** Documents of a view that name conditions. */
export const documentsOf = ({ portal, forms, wizards, screens }: SchemaView): LayeredDocument[] => [
  portal,
  ...forms.values(),
  ...wizards.values(),
  ...screens.values(),
];

/** The conditions of a view by name. */
export function conditionsOf(view: SchemaView): Conditions {
  const { conditions } = view.conditions.value;
  if (!isJsonObject(conditions)) return {};
  return Object.fromEntries(
    Object.entries(conditions).filter((entry): entry is [string, JsonObject] =>
      isJsonObject(entry[1]),
    ),
  );
}
