import { readAnswers } from '#domain/settings/read-answers.ts';
import { readValues } from '#domain/settings/read-values.ts';
import type { Diagnostic } from '#tools/config/diagnostic.ts';
import type { SchemaContext, SchemaRule } from '#tools/config/rule.ts';
import { sentence } from '#tools/config/sentence.ts';
import { isJsonObject, type JsonObject } from '#tools/config/sources/json-value.ts';
import { eachObject } from '#tools/config/sources/json-walk.ts';

/** A form that the portal shows submits its answers, and by the mutation that its page sends. */
export const formSubmitRule: SchemaRule = (context) => [
  ...submittingNothing(context),
  ...submittingOthers(context),
];

/**
 * A form that the portal knows is sent by the mutation of its name, or of the wizard whose machine it is a step of: its
 * page says what that one did.
 */
function submittingOthers({ view, code }: SchemaContext): Diagnostic[] {
  return [...view.forms].flatMap(([name, form]) => {
    const { submit } = form.value;
    if (submit === undefined || Object.hasOwn(readAnswers, name)) return [];
    const wizards = [...view.wizards].flatMap(([wizard, { value }]) =>
      value.operation === undefined && stepsOf(value).some((step) => step.form === name)
        ? [wizard]
        : [],
    );
    // Its page shows values of its call.
    if (Object.hasOwn(readValues, name) && !isJsonObject(submit)) {
      const what = sentence`the page of "${name}" shows values of its call, and this is a mutation`;
      return [{ ...form.place(['submit']), what, fix: sentence`call an operation` }];
    }
    const own = [name, ...wizards].find((one) => code.mutations.includes(one));
    if (own === undefined || submit === own) return [];
    const other = isJsonObject(submit) ? sentence`a call` : sentence`the mutation of another form`;
    const what = sentence`the portal sends the form "${name}" as "${own}", and this is ${other}`;
    return [{ ...form.place(['submit']), what, fix: sentence`write "${own}"` }];
  });
}

/** Only filters and steps of wizards submit nothing themselves. */
function submittingNothing({ view, code }: SchemaContext): Diagnostic[] {
  const shown = new Set(code.forms);
  eachObject(view.portal.value.home, ({ dialog }) => {
    if (typeof dialog === 'string') shown.add(dialog);
  });
  const steps = [...view.wizards.values()].flatMap(({ value }) => stepsOf(value));
  const inWizards = new Set(steps.map(({ form }: JsonObject) => form));
  return [...view.forms]
    .filter(([name, { value, readable }]) => {
      const mayCollect = inWizards.has(name) || name.endsWith('-filter');
      return readable && shown.has(name) && !mayCollect && value.submit === undefined;
    })
    .map(([name, form]) => ({
      ...form.place([]),
      what: sentence`the form "${name}" submits nothing: what is typed goes nowhere`,
      fix: sentence`name its mutation in "submit"; a form that only narrows a list has a name that ends in -filter`,
    }));
}

const stepsOf = ({ steps }: JsonObject) => (Array.isArray(steps) ? steps.filter(isJsonObject) : []);
