import { pageDefinition } from '#parts/page-definitions.ts';
import { partDefinitions } from '#tools/config/code/code-definitions.ts';
import { remembered } from '#tools/config/remembered.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';

/** Documents of pages, each with its route. */
export type Screens = Iterable<readonly [page: string, document: JsonObject]>;

/** Each form that filters lists, with the fields by which any of these can be filtered. */
export const filterForms = remembered((screens: Screens) => {
  const forms = new Map<string, Set<string>>();
  for (const [page, { areas }] of screens)
    for (const { part, options } of entriesOf(areas)) {
      const filter = isJsonObject(options) ? options.filter : undefined;
      const { filters = [] } = partDefinitions[String(part)] ?? {};
      if (typeof filter !== 'string') continue;
      const { unfiltered = [] } = pageDefinition(page);
      const fields = filters.filter((field) => !unfiltered.includes(field));
      forms.set(filter, new Set([...(forms.get(filter) ?? []), ...fields]));
    }
  return forms as ReadonlyMap<string, ReadonlySet<string>>;
});

const entriesOf = (areas: Json | undefined): JsonObject[] =>
  Object.values(isJsonObject(areas) ? areas : {}).flatMap((list) =>
    Array.isArray(list) ? list.filter(isJsonObject) : [],
  );
