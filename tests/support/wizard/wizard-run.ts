import { createSchemaUtils, type RJSFSchema } from '@rjsf/utils';
import { QueryClient } from '@tanstack/react-query';
import { waitFor } from 'xstate';
import type { CompiledForm, Configuration, Facts } from '#config/configuration-types.ts';
import type { Answers } from '#domain/submission.ts';
import type { WizardAnswers } from '#domain/wizard/wizard.ts';
import { answersOf } from '#forms/engine/answers/form-answers.ts';
import { validatorOf } from '#forms/engine/errors/form-validator.ts';
import { branchesOf } from '#forms/engine/schema-at.ts';
import { beginRun, endRun, storeOfStep } from '#wizard/run/wizard-run.ts';
import { submitStep } from '#wizard/run/wizard-submit.ts';
import { factsAbout, visibleSteps } from '#wizard/steps/wizard-steps.ts';

/** What a form sends of what is typed in it. */
export const sentBy = (form: CompiledForm, typed: Answers, facts: Facts): Answers =>
  answersOf(createSchemaUtils(validatorOf(form), form.schema), { ...typed, facts }, new Map());

/** Every field of a form, in whatever branch, with each of its schemas. */
export function fieldsIn(
  schema: RJSFSchema,
  path: readonly string[] = [],
): { path: string[]; schema: RJSFSchema }[] {
  return branchesOf(schema).flatMap(({ properties = {} }) =>
    Object.entries(properties).flatMap(([name, field]) => {
      const own = [...path, name];
      return [{ path: own, schema: field as RJSFSchema }, ...fieldsIn(field as RJSFSchema, own)];
    }),
  );
}

/** The forms of a wizard by the ids of their steps. */
export async function formsOfWizard(configuration: Configuration, wizard: string) {
  const { steps = [] } = configuration.manifest.wizards[wizard] ?? {};
  const entries = steps.map(
    async ({ id, form }) => [id, await configuration.loadForm(form)] as const,
  );
  return new Map(await Promise.all(entries));
}

/** A wizard of the portal without its page: what is typed by step, of which each form sends what it shows. */
export async function openRun(
  configuration: Configuration,
  { wizard, facts, typed }: { wizard: string; facts: Facts; typed: WizardAnswers },
) {
  const document = configuration.manifest.wizards[wizard];
  if (!document) throw new Error(`there is no wizard ${wizard}`);
  const forms = await formsOfWizard(configuration, wizard);
  const nothing = factsAbout(facts, { name: wizard, answers: {}, memory: {} });
  const run = beginRun({
    ...{ wizard, owner: '', facts: nothing, queryClient: new QueryClient() },
    operation: document.operation,
    steps: visibleSteps(document, nothing, configuration),
  });
  const context = () => run.actor.getSnapshot().context;
  const last = document.steps.at(-1)?.id ?? '';

  /** Submits the current step; true where the wizard is finished. */
  const submit = async (): Promise<boolean> => {
    const { step, answers, memory } = context();
    const form = forms.get(step);
    if (!form) throw new Error(`there is no form of ${step}`);
    run.forms.set(step, form);
    storeOfStep(run, step).set(
      Object.entries(typed[step] ?? {}).map(([name, one]) => [[name], one]),
    );
    const about = factsAbout(facts, { name: wizard, answers, memory });
    const given = sentBy(form, storeOfStep(run, step).read(), about);
    submitStep(run, given, { document, facts, configuration });
    const busy = ['saving', 'confirming', 'verifying'] as const;
    const { value } = await waitFor(run.actor, (now) => !busy.some((one) => now.matches(one)));
    const { problem, failure, refusal } = context();
    if (problem || failure || refusal)
      throw new Error(`${step}: ${JSON.stringify({ problem, failure, refusal })}`);
    return value === 'finished';
  };
  return {
    run,
    context,
    submit,
    forms,
    /** Submits step after step until the last one is reached; gives their ids. */
    async toTheEnd() {
      const passed: string[] = [];
      while (context().step !== last) {
        if (passed.length > 20) throw new Error(`no end: ${passed.join(' ')}`);
        passed.push(context().step);
        await submit();
      }
      return passed;
    },
    /** Goes from the end to a step, and submits it with other answers. */
    async change(step: string, answers: Answers) {
      run.actor.send({ type: 'edit', step });
      Object.assign(typed[step] ?? {}, answers);
      await submit();
    },
    close: () => endRun(run),
  };
}
