import type { Diagnostic } from '#tools/config/diagnostic.ts';
import type { ViewRule } from '#tools/config/rule.ts';
import { sentence } from '#tools/config/sentence.ts';
import { isJsonObject } from '#tools/config/sources/json-value.ts';
import { offeredLanguages } from '#tools/config/sources/offered-languages.ts';

/** Each wording of a step has its texts in the step's form, in each offered language. */
export const wordingsRule: ViewRule = ({ view }) =>
  [...view.wizards.values()].flatMap((wizard) => {
    const steps = Array.isArray(wizard.value.steps) ? wizard.value.steps : [];
    return steps.flatMap((step, at): Diagnostic[] => {
      if (!isJsonObject(step) || !Array.isArray(step.wordings)) return [];
      const form = String(step.form);
      return step.wordings.filter(isJsonObject).flatMap(({ id }, place) =>
        offeredLanguages(view).flatMap((language) => {
          const texts = view.formTexts.get(language)?.get(form)?.value.wordings;
          if (isJsonObject(texts) && isJsonObject(texts[String(id)])) return [];
          const what = sentence`the wording "${String(id)}" has no texts in ${language}`;
          const fix = sentence`add "wordings.${String(id)}" to locales/${language}/forms/${form}.json`;
          return [{ ...wizard.place(['steps', at, 'wordings', place, 'id']), what, fix }];
        }),
      );
    });
  });
