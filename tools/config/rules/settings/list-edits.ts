import type { FileRule, SchemaRule } from '#tools/config/rule.ts';
import { sentence } from '#tools/config/sentence.ts';
import { PARTNERS } from '#tools/config/sources/edited-layers.ts';
import { LIST, listEditsIn } from '#tools/config/sources/list-edit.ts';
import { placeIn } from '#tools/config/sources/source-file.ts';

/** Lists that are changed by entry are there below, and each edit names what is there and changes it. */
export const listEditsRule: SchemaRule = ({ view }) => {
  const { portal, conditions, deployment, forms, fragments, wizards, screens } = view;
  const documents = [portal, conditions, deployment, ...forms.values(), ...fragments.values()];
  return [...documents, ...wizards.values(), ...screens.values()].flatMap(({ layers }) =>
    layers.every(({ readable }) => readable)
      ? layers.flatMap(({ edits }) => edits?.faults ?? [])
      : [],
  );
};

/** The retailer's own lists are whole, but those of settings, which have a default to change. */
export const wholeListsRule: FileRule = (file) => {
  if (file.path.startsWith(PARTNERS) || file.path === 'schemas/portal.json') return [];
  return listEditsIn(file.value).map((path) => ({
    ...(placeIn(file, [...path, LIST], 'key') ?? file.placeAt(0)),
    what: sentence`"${LIST}" changes a list of a layer below, and there is none: it is for partners' files and portal.json`,
    fix: sentence`write the whole list: [ … ]`,
  }));
};
