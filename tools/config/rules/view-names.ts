import type { NamesByKind } from '#tools/config/meta/settings-schema.ts';
import { FIELDS_AREA } from '#tools/config/sources/field-kinds.ts';
import type { Conditions } from '#tools/config/sources/inline-conditions.ts';
import { isJsonObject, type JsonObject } from '#tools/config/sources/json-value.ts';
import type { LayeredDocument } from '#tools/config/sources/layered-document.ts';
import type { View } from '#tools/config/sources/view.ts';

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
    'field texts': [
      ...new Set(
        [...view.texts.values()].flatMap((areas) =>
          Object.keys(areas.get(FIELDS_AREA)?.value ?? {}),
        ),
      ),
    ],
    fragments: [...view.fragments.keys()],
    languages,
    routes: [...new Set(routes)],
    terms: [...new Set(languages.flatMap((language) => termsIn(view, language)))],
  };
}

/** Words of the trade that a language explains. */
function termsIn(view: View, language: string): string[] {
  return Object.keys(view.texts.get(language)?.get('terms')?.value ?? {}).filter(
    (name) => name !== '$schema',
  );
}

/** Documents of a view that name conditions. */
export const documentsOf = ({ portal, forms, wizards, screens }: View): LayeredDocument[] => [
  portal,
  ...forms.values(),
  ...wizards.values(),
  ...screens.values(),
];

/** The conditions of a view by name. */
export function conditionsOf(view: View): Conditions {
  const { conditions } = view.conditions.value;
  if (!isJsonObject(conditions)) return {};
  return Object.fromEntries(
    Object.entries(conditions).filter((entry): entry is [string, JsonObject] =>
      isJsonObject(entry[1]),
    ),
  );
}
