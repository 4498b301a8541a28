import {
  Fragment,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { WizardDocument, WizardDocumentStep } from '#config/configuration-types.ts';
import { useHolds } from '#config/facts-provider.tsx';
import type { Problem } from '#domain/problem.ts';
import { confirmationOf, stepBefore } from '#domain/wizard-steps.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { FormEngine } from './form-engine.tsx';
import { useForm, useFormTexts } from './use-form.ts';
import type { OpenWizard } from './use-wizard.ts';
import { useWording } from './use-wording.ts';
import { WizardAlerts } from './wizard-alerts.tsx';
import type { WizardRun } from './wizard-run.ts';

interface WizardStepProps {
  document: WizardDocument;
  run: WizardRun;
  open: OpenWizard;
  step: WizardDocumentStep;
  /** What stands above the fields. */
  children?: ReactNode;
}

/** The second press of a double click was meant for the step before: it must neither send nor confirm this one. */
const ignoreSecondPress = (event: MouseEvent) => {
  if (event.detail > 1) event.preventDefault();
};

/** What the retailer refused of this step, under the names of its fields. */
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

/** The form of a step with Previous and Next below it. Suspends until form and texts are here. */
export function WizardStep({ document, run, open, step, children }: WizardStepProps): ReactElement {
  const form = useForm(step.form);
  const texts = useFormTexts(step.form);
  const { t, optional } = useTexts();
  const { state, context, facts, steps, busy } = open;
  const { actor } = run;
  const closedBy = useHolds(facts.subject)(document.requires);
  const [typed] = useState(() => context.typed[step.id] ?? {});
  const problem = useMemo(
    () => problemOfStep(context.problem, step.id),
    [context.problem, step.id],
  );
  const files = filesOf(run, step.id);
  const alerts = useRef<HTMLDivElement>(null);

  run.forms.set(step.id, form);
  // An answer that stops the wizard takes the eye to where it is told, above the actions that stick to the foot.
  useEffect(() => {
    if (['refused', 'failed', 'unsure'].includes(state))
      alerts.current?.scrollIntoView?.({ block: 'nearest' });
  }, [state]);

  const isLast = step.id === confirmationOf(steps);
  const intro = optional(`forms.${step.form}.intro`);
  const stopped = closedBy
    ? t(`conditions.${closedBy}`)
    : state === 'refused'
      ? t('wizard.refused-next')
      : undefined;
  const next = isLast ? 'wizard.confirm' : context.returnTo ? 'wizard.return-to' : 'wizard.next';
  const wording = useWording(open);
  return (
    <>
      <p role="status" className="visually-hidden">
        {busy ? t(`wizard.busy.${state}`) : ''}
      </p>
      {intro && <p className="form-intro">{intro}</p>}
      {children}
      <FormEngine
        form={form}
        texts={texts}
        facts={facts}
        answers={typed}
        files={files}
        onAnswers={(answers) => actor.send({ type: 'change', step: step.id, answers })}
        onSubmit={open.submit}
        problem={problem}
        busy={busy}
        readOnly={state === 'unsure'}
        formActions={
          <Fragment key="actions">
            <div ref={alerts}>
              <WizardAlerts open={open} closedBy={closedBy} />
            </div>
            <div className="form-actions wizard-actions">
              {state === 'unsure' ? (
                <Button variant="primary" block onClick={() => actor.send({ type: 'retry' })}>
                  {t('wizard.retry')}
                </Button>
              ) : (
                <>
                  {stepBefore(steps, step.id) !== undefined && (
                    <Button
                      block
                      icon="arrow-left"
                      disabled={busy}
                      onClick={() => actor.send({ type: 'back' })}
                    >
                      {t('wizard.previous')}
                    </Button>
                  )}
                  <Button
                    type="submit"
                    variant="primary"
                    block
                    busy={busy}
                    disabledReason={stopped}
                    onClick={ignoreSecondPress}
                  >
                    {(isLast && wording.text('submit')) || t(next)}
                  </Button>
                </>
              )}
            </div>
          </Fragment>
        }
      />
    </>
  );
}

function filesOf({ files }: WizardRun, step: string): Map<string, File> {
  const known = files.get(step) ?? new Map<string, File>();
  files.set(step, known);
  return known;
}
