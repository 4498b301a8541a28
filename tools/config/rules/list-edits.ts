import { PARTNERS } from '#tools/config/edited-layers.ts';
import { LIST, listEditsIn } from '#tools/config/list-edit.ts';
import type { FileRule, ViewRule } from '#tools/config/rule.ts';
import { placeIn } from '#tools/config/source-file.ts';

/** Lists that a partner changes by entry are the retailer's, and each edit names what is there and changes it. */
export const listEditsRule: ViewRule = ({ view }) => {
  const { portal, conditions, deployment, forms, fragments, wizards } = view;
  const documents = [portal, conditions, deployment, ...forms.values(), ...fragments.values()];
  return [...documents, ...wizards.values()].flatMap(({ layers }) =>
    layers.every(({ readable }) => readable)
      ? layers.flatMap(({ edits }) => edits?.faults ?? [])
      : [],
  );
};

/** The retailer's own lists are whole. */
export const wholeListsRule: FileRule = (file) => {
  if (file.path.startsWith(PARTNERS)) return [];
  return listEditsIn(file.value).map((path) => ({
    ...(placeIn(file, [...path, LIST], 'key') ?? file.placeAt(0)),
    what: `"${LIST}" changes a list of the retailer, and stands in partners' files only`,
    fix: 'write the whole list: [ … ]',
  }));
};
