import { FactPaths } from '#tools/config/analysis/fact-paths.ts';
import {
  type AnswerKind,
  areUnlike,
  fieldKinds,
  kindsOf,
  kindWords,
} from '#tools/config/description/answer-kinds.ts';
import type { Diagnostic } from '#tools/config/diagnostic.ts';
import { pointedPath } from '#tools/config/fields/field-addresses.ts';
import { subSchemasOf } from '#tools/config/fields/schema-fields.ts';
import type { SchemaRule } from '#tools/config/rule.ts';
import { sentence } from '#tools/config/sentence.ts';

type Kinds = ReadonlySet<AnswerKind>;

const ordered: Kinds = new Set<AnswerKind>(['a text', 'a number']);
const text: Kinds = new Set<AnswerKind>(['a text']);

/** Kinds that a comparison takes: of the answer, and of what it is compared with where that is of another kind. */
const comparisons: Readonly<Record<string, { answer?: Kinds; other?: Kinds }>> = {
  equalTo: {},
  notEqualTo: {},
  otherSupply: { answer: text, other: text },
  atLeast: { answer: ordered },
  atMost: { answer: ordered },
  includesAny: { answer: text, other: new Set<AnswerKind>(['a list']) },
  fitsPolicy: { answer: text, other: new Set<AnswerKind>(['a group']) },
};

/** Answers are compared with what is of their kind: any other comparison holds always, or never. */
export const comparisonsRule: SchemaRule = ({ view, meta }) => {
  const facts = new FactPaths(meta('facts'), meta('portal'));
  return [...view.forms.values()].flatMap((form) => {
    if (!form.readable) return [];
    const fields = fieldKinds(form.value.schema);
    return subSchemasOf(form.value.schema).flatMap(({ schema, path, address }) =>
      Object.entries(comparisons).flatMap(([keyword, { answer, other }]): Diagnostic[] => {
        const pointer = schema[keyword];
        if (typeof pointer !== 'string') return [];
        const place = () => form.place(['schema', ...path, keyword]);
        const stated = kindsOf(schema);
        const own = stated.size > 0 ? stated : fields.get(address.join('/'));
        if (areUnlike(own, answer)) {
          const what = sentence`"${keyword}" takes ${kindWords(answer ?? [])}, and this is ${kindWords(own ?? [])}`;
          const fix = sentence`take it out, or change "type"`;
          return [{ ...place(), what, fix, mend: { by: 'removal' } }];
        }
        const target = pointedPath(pointer, address);
        if (target.join('/') === address.join('/')) {
          const what = sentence`"${keyword}" compares "${address.join('/')}" with itself`;
          return [{ ...place(), what, fix: sentence`name another field, or take this out` }];
        }
        const fact = target[0] === 'facts' ? facts.at(target.slice(1)) : undefined;
        const compared = fact ? kindsOf(fact.schema) : fields.get(target.join('/'));
        const wanted = other ?? own;
        if (!areUnlike(wanted, compared)) return [];
        const what = sentence`"${keyword}" compares ${kindWords(own?.size ? own : text)} with "${target.join('/')}", which is ${kindWords(compared ?? [])}`;
        const fix = sentence`name one that is ${kindWords(wanted ?? [])}, or take this out`;
        return [{ ...place(), what, fix }];
      }),
    );
  });
};
