import {
  type AnswerKind,
  areUnlike,
  kindsOf,
  kindWords,
} from '#tools/config/description/answer-kinds.ts';
import type { Diagnostic } from '#tools/config/diagnostic.ts';
import { subSchemasOf } from '#tools/config/fields/schema-fields.ts';
import type { SchemaRule } from '#tools/config/rule.ts';
import { sentence } from '#tools/config/sentence.ts';

/** Kind of answer that a keyword says something of. */
const kinds: Readonly<Record<string, AnswerKind>> = {
  ...{ minLength: 'a text', maxLength: 'a text', pattern: 'a text', format: 'a text' },
  ...{ minimum: 'a number', maximum: 'a number', multipleOf: 'a number' },
  ...{ exclusiveMinimum: 'a number', exclusiveMaximum: 'a number' },
  ...{ minItems: 'a list', maxItems: 'a list', uniqueItems: 'a list', contains: 'a list' },
};

/** A rule counts for answers of its kind only: beside a "type" of another kind it was hardly meant. */
export const idleKeywordsRule: SchemaRule = ({ view }) =>
  [...view.forms.values()].flatMap((form) => {
    if (!form.readable) return [];
    return subSchemasOf(form.value.schema).flatMap(({ schema, path }) => {
      const own = schema.type === undefined ? undefined : kindsOf(schema);
      return Object.entries(kinds)
        .filter(([keyword, kind]) => keyword in schema && areUnlike(own, new Set([kind])))
        .map(
          ([keyword, kind]): Diagnostic => ({
            ...form.place(['schema', ...path, keyword], 'key'),
            what: sentence`"${keyword}" says nothing here: it is about ${kind}, and this is ${kindWords(own ?? [])}`,
            fix: sentence`take it out, or change "type"`,
            mend: { by: 'removal' as const },
            isWarning: true,
          }),
        );
    });
  });
