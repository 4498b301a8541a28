import {
  Fragment,
  type ReactElement,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useInsertionEffect,
  useMemo,
} from 'react';
import type { CompiledForm } from '#config/configuration-types.ts';
import { useFailingCondition } from '#config/facts-provider.tsx';
import type { WizardDocument, WizardDocumentStep } from '#config/wizard-document.ts';
import type { Problem } from '#domain/problem.ts';
import { confirmationOf } from '#domain/wizard/wizard-steps.ts';
import { FormEngine } from '#forms/engine/form-engine.tsx';
import { fieldId, focusField } from '#forms/engine/form-names.ts';
import { useForm, useFormTexts } from '#forms/use-form.ts';
import { useTexts } from '#i18n/texts.ts';
import { isRefusing } from '#machines/wizard/wizard-moves.ts';
import { retainedOf } from '#machines/wizard/wizard-retained.ts';
import { useHeardPresses } from '#ui/loading/use-heard.ts';
import { usePageMark } from '#ui/loading/use-page-mark.ts';
import { useScrollIntoView } from '#ui/scroll/use-scroll-into-view.ts';
import type { OpenWizard } from '#wizard/run/use-wizard.ts';
import { filesOfStep, storeOfStep, type WizardRun } from '#wizard/run/wizard-run.ts';
import { WizardActions } from './wizard-actions.tsx';
import { WizardAlerts } from './wizard-alerts.tsx';
import { useWording } from './wizard-wording.ts';

export interface WizardStepProps {
  document: WizardDocument;
  run: WizardRun;
  open: OpenWizard;
  step: WizardDocumentStep;
  /** Address of the field that takes the focus when the step comes. */
  focus: string | null;
  /** Shown above the fields. */
  children?: ReactNode;
  /** Shown before the fields, where there is room beside them. */
  beside?: ReactNode;
}

/** States with an alert that stops the wizard. */
const STOPPED = ['refused', 'failed', 'unsure'];

/** The retailer's validation errors of this step, under the names of its fields. */
function problemOfStep(problem: Problem | null, step: string): Problem | null {
  if (problem?.kind !== 'invalid') return null;
  const start = `${step}/`;
  const own = Object.entries(problem.fields).flatMap(([address, codes]) =>
    address.startsWith(start)
      ? [[address.slice(start.length).replaceAll('/', '.'), codes] as const]
      : [],
  );
  return own.length > 0 ? { kind: 'invalid', fields: Object.fromEntries(own) } : null;
}

/** Text of the button that sends a step. */
function nextText({ steps, step, returnTo, refusal }: OpenWizard['context']): string {
  if (refusal === 'unchecked') return 'wizard.try-again';
  if (step === confirmationOf(steps)) return 'wizard.confirm';
  return returnTo ? 'wizard.return-to' : 'wizard.next';
}

/** The form of a step with Previous and Next below it. Suspends until form and texts are loaded. */
export function WizardStep({
  document,
  run,
  open,
  step,
  focus,
  children,
  beside,
}: WizardStepProps): ReactElement {
  const form = useForm(step.form);
  const texts = useFormTexts(step.form);
  const { t, optional } = useTexts();
  const { state, context, facts, steps, busy } = open;
  const { actor } = run;
  const closedBy = useFailingCondition(facts.subject)(document.requires);
  const problem = useMemo(
    () => problemOfStep(context.problem, step.id),
    [context.problem, step.id],
  );
  const formOfStep = useCallback((id: string) => run.forms.get(id), [run]);
  useFormOfRun(run, step.id, form);
  // An alert that stops the wizard could be hidden by the sticky actions.
  const alerts = useScrollIntoView<HTMLDivElement>(
    STOPPED.includes(state) ? state : null,
    'nearest',
  );
  useFieldFocusOnMount(form.name, focus);

  const isLast = step.id === confirmationOf(steps);
  const intro = optional(`forms.${step.form}.intro`);
  const alertsId = useId();
  const isStopped = closedBy !== null || isRefusing(context);
  const wording = useWording(open);
  usePageMark('wizard');
  const presses = useHeardPresses();
  const fields = (
    <>
      {children}
      <FormEngine
        form={form}
        texts={texts}
        facts={facts}
        store={storeOfStep(run, step.id)}
        files={filesOfStep(run, step.id)}
        retained={retainedOf(context.retained, step.id)}
        formOfStep={formOfStep}
        onSubmit={(answers) => presses.press('next', () => open.submit(answers))}
        problem={problem}
        busy={busy}
        readOnly={state === 'unsure'}
        formActions={(isWaiting) => (
          <Fragment key="actions">
            <div ref={alerts} id={alertsId}>
              <WizardAlerts open={open} closedBy={closedBy} />
            </div>
            <WizardActions
              open={open}
              presses={presses}
              isWaiting={isWaiting}
              disabledBy={isStopped ? alertsId : undefined}
              onBack={() => presses.press('back', () => actor.send({ type: 'back' }))}
              onRetry={() => actor.send({ type: 'retry' })}
            >
              {(isLast && wording.text('submit')) || t(nextText(context))}
            </WizardActions>
          </Fragment>
        )}
      />
    </>
  );
  return (
    <>
      <p role="status" className="visually-hidden">
        {busy ? t(`wizard.busy.${state}`) : ''}
      </p>
      {intro && <p className="form-intro">{intro}</p>}
      {beside ? (
        <div className="wizard-review">
          {beside}
          <div className="wizard-order">{fields}</div>
        </div>
      ) : (
        fields
      )}
    </>
  );
}

/**
 * Stores the form of a step that is shown in its run. An insertion effect, as the run reads it for each change of an
 * answer, and the layout effects of the fields fill in answers.
 */
function useFormOfRun({ forms }: WizardRun, step: string, form: CompiledForm): void {
  useInsertionEffect(() => {
    forms.set(step, form);
  }, [forms, step, form]);
}

/** Focuses the field with an address when the step is mounted. */
function useFieldFocusOnMount(form: string, address: string | null): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the step is mounted
  useEffect(() => {
    if (address) focusField(fieldId(form, address.split('/')));
  }, []);
}
