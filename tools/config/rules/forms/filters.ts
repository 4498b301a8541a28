import { filterForms } from '#tools/config/description/filtered-lists.ts';
import type { SchemaRule } from '#tools/config/rule.ts';
import { sentence } from '#tools/config/sentence.ts';
import { isJsonObject } from '#tools/config/sources/json-value.ts';

/** What the address says of a list and its page beside the filters. */
const taken = ['page', 'size', 'search', 'order', 'type', 'dialog'];

/** Answers of a filter stand in the address of its list, each under its own name. */
export const filtersRule: SchemaRule = ({ view }) => {
  const screens = new Map([...view.screens].map(([page, { value }]) => [page, value]));
  const filters = filterForms(screens);
  return [...view.forms]
    .filter(([name]) => filters.has(name) || name.endsWith('-filter'))
    .flatMap(([, form]) => {
      const { schema } = form.value;
      const fields = isJsonObject(schema) && isJsonObject(schema.properties) && schema.properties;
      return Object.entries(fields || {}).flatMap(([name, field]) => {
        const place = form.place(['schema', 'properties', name], 'key');
        if (taken.includes(name))
          return [
            {
              ...place,
              what: sentence`the address of a list says something else by "${name}"`,
              fix: sentence`give the field of the filter another name`,
            },
          ];
        if (isJsonObject(field) && field.type === 'object')
          return [
            {
              ...place,
              what: sentence`"${name}" is a group of fields, which an address cannot hold`,
              fix: sentence`write its fields beside the others of the filter`,
            },
          ];
        return [];
      });
    });
};
