import { isJsonObject, type JsonObject } from '#tools/config/json-value.ts';
import { eachObject } from '#tools/config/json-walk.ts';
import type { ViewRule } from '#tools/config/rule.ts';

/**
 * A form that a dialog or a screen shows must submit its answers: only filters and steps of wizards submit nothing
 * themselves.
 */
export const formSubmitRule: ViewRule = ({ view, code }) => {
  const shown = new Set(code.forms);
  eachObject(view.portal.value.home, ({ dialog }) => {
    if (typeof dialog === 'string') shown.add(dialog);
  });
  const steps = [...view.wizards.values()].flatMap(({ value }) =>
    Array.isArray(value.steps) ? value.steps.filter(isJsonObject) : [],
  );
  const inWizards = new Set(steps.map(({ form }: JsonObject) => form));
  return [...view.forms]
    .filter(([name, { value, readable }]) => {
      const mayCollect = inWizards.has(name) || name.endsWith('-filter');
      return readable && shown.has(name) && !mayCollect && value.submit === undefined;
    })
    .map(([name, form]) => ({
      ...form.place([]),
      what: `the form "${name}" submits nothing: what is typed goes nowhere`,
      fix: 'name its mutation in "submit"; a form that only narrows a list has a name that ends in -filter',
    }));
};
