import { isJsonObject, type JsonObject } from '#tools/config/sources/json-value.ts';
import type { View } from '#tools/config/sources/view.ts';

/**
 * Names of the steps of every wizard in a language: the titles of their forms. They are published with the texts of
 * every page, so that a wizard can name all its steps before it loads their forms.
 */
export function wizardTitles(view: View, language: string): JsonObject {
  const titleOf = (form: unknown) =>
    view.formTexts.get(language)?.get(String(form))?.value.title ?? String(form);
  return Object.fromEntries(
    [...view.wizards].map(([name, { value }]) => {
      const steps = Array.isArray(value.steps) ? value.steps.filter(isJsonObject) : [];
      return [name, Object.fromEntries(steps.map(({ id, form }) => [String(id), titleOf(form)]))];
    }),
  );
}
