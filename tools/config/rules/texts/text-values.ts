import { commonValues } from '#i18n/common-values.ts';
import { closestName } from '#tools/config/analysis/closest-name.ts';
import { valuesGiven } from '#tools/config/compile/form-text-values.ts';
import type { Diagnostic, Place } from '#tools/config/diagnostic.ts';
import {
  placeholdersOf,
  type Text,
  textsOf,
  withoutPlural,
} from '#tools/config/fields/text-tree.ts';
import { remembered } from '#tools/config/remembered.ts';
import type { CheckContext, ViewRule } from '#tools/config/rule.ts';
import { sentence } from '#tools/config/sentence.ts';
import type { ComposedDocument } from '#tools/config/sources/composed-document.ts';
import { FIELDS_AREA } from '#tools/config/sources/field-kinds.ts';
import type { JsonObject } from '#tools/config/sources/json-value.ts';
import type { View } from '#tools/config/sources/view.ts';

/**
 * Texts of forms and fragments use only values that the code passes: any other placeholder stays empty. The values
 * of other texts are not known: a partner's text uses those of the retailer's text.
 */
export const textValuesRule: ViewRule = (context) => [
  ...unheardOf(context),
  ...unfilled(context, context.view.formTexts, context.view.forms, false),
  ...unfilled(context, context.view.fragmentTexts, context.view.fragments, true),
  ...unfilledOfKinds(context),
];

type Documents = ReadonlyMap<string, ComposedDocument>;

function unfilled(
  context: CheckContext,
  texts: ReadonlyMap<string, Documents>,
  owners: Documents,
  isFragment: boolean,
): Diagnostic[] {
  // A wizard says which values the texts of its steps are given.
  if (![...context.view.wizards.values()].every(({ readable }) => readable)) return [];
  return [...texts.values()].flatMap((files) =>
    [...files].flatMap(([name, { own }]) => {
      const { readable, value } = owners.get(name) ?? {};
      if (!own.readable || !readable) return [];
      const owner = { name, ui: value?.ui, isFragment };
      return filledTexts(own.value).flatMap(({ path, text }) => {
        const given = valuesGiven(path, owner, context);
        return given ? emptyIn(text, given, own.place(path)) : [];
      });
    }),
  );
}

/** The texts of a tree with a placeholder. */
const filledTexts = remembered((tree: JsonObject): readonly Text[] =>
  [...textsOf(tree).values()].filter(({ text }) => placeholdersOf(text).length > 0),
);

function unfilledOfKinds(context: CheckContext): Diagnostic[] {
  return [...context.view.texts.values()].flatMap((areas) => {
    const fields = areas.get(FIELDS_AREA);
    if (!fields?.readable) return [];
    return filledTexts(fields.value).flatMap(({ path, text }) => {
      const owner = { name: '', ui: undefined, isFragment: true };
      const given = valuesGiven([FIELDS_AREA, ...path], owner, context);
      return given ? emptyIn(text, given, fields.place(path)) : [];
    });
  });
}

/** The placeholders of a text that none of the values fills. */
function emptyIn(text: string, given: readonly string[], place: Place): Diagnostic[] {
  return placeholdersOf(text)
    .filter((one) => !given.includes(one.split('.')[0] ?? ''))
    .map((one) => {
      const closest = closestName(one, given);
      const known = given.map((value) => `{{${value}}}`).join(', ');
      return {
        ...place,
        what: sentence`no value fills {{${one}}} in this text`,
        fix: closest ? sentence`write {{${closest}}}` : sentence`use one of: ${known}`,
      };
    });
}

function unheardOf({ view, defaults }: CheckContext): Diagnostic[] {
  if (view.partner === null) return [];
  return [...view.texts].flatMap(([, areas]) =>
    [...areas].flatMap(([area, document]) => {
      const patch = document.layers.at(-1);
      if (!document.readable || !patch?.path.startsWith('schemas/partners/')) return [];
      const usual = valuesByKey(defaults, area);
      return [...textsOf(patch.value)].flatMap(([key, { path, text }]) => {
        const given = usual.get(withoutPlural(key));
        if (!given) return [];
        return placeholdersOf(text)
          .filter((name) => !given.has(name))
          .map((name): Diagnostic => {
            const closest = closestName(name, given);
            const known = [...given].map((value) => `{{${value}}}`).join(', ');
            return {
              ...document.place(path),
              what: sentence`the retailer's own text has no {{${name}}}, and perhaps no value fills it`,
              fix: closest ? sentence`write {{${closest}}}` : sentence`use one of: ${known}`,
              isWarning: true,
            };
          });
      });
    }),
  );
}

/** Values that the retailer's texts of an area use, in any language, by key; those that every text may use too. */
function valuesByKey({ texts }: View, area: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const areas of texts.values())
    for (const [name, { text }] of textsOf(areas.get(area)?.value ?? {})) {
      const key = withoutPlural(name);
      const known = found.get(key) ?? commonValues;
      found.set(key, new Set([...known, ...placeholdersOf(text)]));
    }
  return found;
}
