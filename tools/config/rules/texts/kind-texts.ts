import { didYouMean } from '#tools/config/analysis/closest-name.ts';
import type { ViewRule } from '#tools/config/rule.ts';
import { sentence } from '#tools/config/sentence.ts';
import { FIELDS_AREA, fieldKindsOf } from '#tools/config/sources/field-kinds.ts';
import { offeredLanguages } from '#tools/config/sources/offered-languages.ts';

/** Each kind of field that has texts in `fields.json` is that of a field of some form. */
export const kindTextsRule: ViewRule = ({ view, defaults }) => {
  const forms = [...view.forms.values(), ...defaults.forms.values()];
  if (forms.some(({ readable }) => !readable)) return [];
  const kinds = new Set(forms.flatMap(({ value }) => fieldKindsOf(value)).map(({ name }) => name));
  return offeredLanguages(view).flatMap((language) => {
    const texts = view.texts.get(language)?.get(FIELDS_AREA);
    return Object.keys(texts?.value ?? {}).flatMap((kind) => {
      if (!texts || kinds.has(kind)) return [];
      const what = sentence`nothing uses these texts: no field is a "${kind}"`;
      const fix = sentence`take them out, or name the kind in "ui:texts" of a field${didYouMean(kind, kinds)}`;
      return [{ ...texts.place([kind], 'key'), what, fix, isWarning: true as const }];
    });
  });
};
