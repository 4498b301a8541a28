import { answerRoute } from '#tools/config/description/answer-routes.ts';
import type { Diagnostic } from '#tools/config/diagnostic.ts';
import { fieldsOf } from '#tools/config/fields/schema-fields.ts';
import type { SchemaRule } from '#tools/config/rule.ts';

/** The answers of a form reach the retailer, or are used by the page that has the form. */
export const sentNamesRule: SchemaRule = ({ view, defaults, code }) => {
  const documents = {
    forms: new Map([...view.forms].map(([name, { value }]) => [name, value])),
    wizards: new Map([...view.wizards].map(([name, { value }]) => [name, value])),
    // A form of the retailer's lists is theirs where a partner's lists have another.
    screens: [...view.screens, ...defaults.screens].map(
      ([page, { value }]) => [page, value] as const,
    ),
  };
  return [...view.forms].flatMap(([name, form]) =>
    form.readable
      ? [...fieldsOf(form.value.schema)].flatMap(([field, { path }]): Diagnostic[] => {
          const route = answerRoute(name, field, documents, code.api);
          const group = field.split('/').slice(0, -1).join('/');
          // What is lost with its group is reported once.
          const isInLost =
            group !== '' && answerRoute(name, group, documents, code.api).kind === 'lost';
          if (route.kind !== 'lost' || isInLost) return [];
          const { what, fix } = route;
          return [{ ...form.place(['schema', ...path], 'key'), what, fix }];
        })
      : [],
  );
};
