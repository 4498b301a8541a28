import { answersRead, withGroups } from '#tools/config/compile/answers-read.ts';
import { conditionAtRoot } from '#tools/config/compile/hoist-conditions.ts';
import { isJsonObject, type Json, type JsonObject } from '#tools/config/sources/json-value.ts';
import type { JsonPath } from '#tools/config/sources/json-walk.ts';
import type { LayeredDocument } from '#tools/config/sources/layered-document.ts';
import { type ExplainedView, type FactsOnScreen, readExplainedView } from './explained-view.ts';
import { fieldExplanations, type Guard } from './field-explanations.ts';
import { type ExplainPage, pageExplanations } from './page-explanations.ts';
import { type Claim, type FormExplanation, type Reason, writtenAt } from './why-field.ts';

/** A form on a page, with its answers and facts. */
export interface FormOnScreen extends FactsOnScreen {
  form: string;
  answers: JsonObject;
}

/**
 * Explains why a form may be opened, and why each field is shown, required, hidden or disabled; null for an unknown
 * form.
 */
export type ExplainForm = (onScreen: FormOnScreen) => FormExplanation | null;

/** What a preview explains of a configuration. */
export interface Explanations {
  form: ExplainForm;
  page: ExplainPage;
}

/**
 * Reads the configuration under `root` as a partner's customers get it, to explain its forms and pages in a preview.
 * Throws for a partner without a folder.
 */
export async function readExplanations(
  root: string,
  partner: string | null,
): Promise<Explanations> {
  const explained = await readExplainedView(root, partner);
  return { form: formExplanations(explained), page: pageExplanations(explained) };
}

function formExplanations({ view, holds, conditionsIn }: ExplainedView): ExplainForm {
  return (onScreen) => {
    const { form: name, answers, facts } = onScreen;
    const form = view.forms.get(name);
    if (!form) return null;
    const data = { ...withGroups(form.value.schema, answers), facts };
    const whole = (says: Claim['says'], document: LayeredDocument, path: JsonPath, names: Json) => {
      const place = writtenAt(document.place(path, 'key'));
      const seen = conditionsIn({ $condition: names }, onScreen);
      const applies = seen.every((condition) => condition.holds);
      const when: Reason = { place, branch: 'then', applies, conditions: seen, answers: [] };
      return { says, place, holds: applies, when: seen.length > 0 ? [when] : [] };
    };
    const reasonOf = ({ condition, address, path, branch }: Guard): Reason => ({
      place: writtenAt(form.place(['schema', ...path], 'key')),
      branch,
      applies: holds(conditionAtRoot(condition, address), data) === (branch === 'then'),
      conditions: conditionsIn(condition, onScreen),
      answers: answersRead(condition, address, data),
    });
    const fields = [...fieldExplanations(form.value)].map(([address, claims]) => {
      const explained = claims.map(({ says, path, guards }): Claim => {
        const when = guards.map(reasonOf);
        const place = writtenAt(form.place(path, 'key'));
        return { says, place, holds: when.every(({ applies }) => applies), when };
      });
      const says = (what: Claim['says']) => explained.some((one) => one.says === what && one.holds);
      const shown = says('shown') && !says('hidden');
      return { address, shown, required: shown && says('required'), claims: explained };
    });
    const steps = wizardAround(facts, view.wizards).flatMap(({ wizard, steps: all }) =>
      all.flatMap((step, index) =>
        step.form === name
          ? [whole('step', wizard, ['steps', index, 'when'], step.when ?? [])]
          : [],
      ),
    );
    return {
      form: [whole('open', form, ['requires'], form.value.requires ?? []), ...steps],
      fields,
    };
  };
}

/** The wizard that the form is a step of now, if any. */
function wizardAround(facts: JsonObject, wizards: ReadonlyMap<string, LayeredDocument>) {
  const { wizard: subject } = (facts.subject ?? {}) as JsonObject;
  const wizard = isJsonObject(subject) ? wizards.get(String(subject.name)) : undefined;
  if (!wizard) return [];
  const { steps } = wizard.value;
  return [{ wizard, steps: Array.isArray(steps) ? steps.filter(isJsonObject) : [] }];
}
