import { type ReactElement, type ReactNode, useRef, useState } from 'react';
import type { WizardDocument } from '#config/wizard-document.ts';
import { FormBoundary } from '#forms/form-boundary.tsx';
import { useTexts } from '#i18n/texts.ts';
import { Alert } from '#ui/feedback/alert.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useFocusOnChange } from '#ui/focus/use-focus-on-change.ts';
import { Card } from '#ui/layout/card.tsx';
import { useFinished } from './finish/use-finished.ts';
import { WizardDone } from './finish/wizard-done.tsx';
import type { WizardFocus } from './resume/wizard-resume.ts';
import { WizardRunning } from './resume/wizard-running.tsx';
import { type OpenWizard, useWizard } from './run/use-wizard.ts';
import type { WizardRun } from './run/wizard-run.ts';
import { FINISHED, useStepAddress } from './steps/use-step-address.ts';
import { WizardHeader } from './steps/wizard-header.tsx';
import {
  usePrefetchedEnd,
  usePrefetchedOperation,
  usePrefetchedStep,
  WizardFinish,
  WizardSummaryStep,
} from './steps/wizard-prefetch.tsx';
import { WizardStep } from './steps/wizard-step.tsx';

interface WizardFlowProps {
  wizard: string;
  document: WizardDocument;
  run: WizardRun;
  aside?: (wizard: OpenWizard) => ReactNode;
  /** What to say about answers restored from an earlier visit. */
  notice: 'kept' | 'changed' | null;
  /** Said quietly above the step. */
  hint?: ReactNode;
  /** What takes the focus, after a question that had it: the heading, or the field at an address of the first step. */
  focus: WizardFocus | null;
  onNoticed: () => void;
  onLeave: () => void;
}

/** A run of a wizard: header, the current step, and what is shown beside it. `data-state` is the machine's state. */
export function WizardFlow(props: WizardFlowProps): ReactElement {
  const { wizard, document, run, aside, notice, hint, focus, onNoticed, onLeave } = props;
  const { t } = useTexts();
  const open = useWizard(run, document);
  const { state, context, steps, step } = open;
  const { actor } = run;
  const isOver = state === 'finished';
  const heading = useRef<HTMLHeadingElement>(null);

  const place = isOver ? FINISHED : context.step;
  useStepAddress({ step: place, first: steps[0]?.id }, (wantedStep) => {
    actor.send({ type: 'goTo', step: wantedStep });
    return isOver ? FINISHED : actor.getSnapshot().context.step;
  });
  const Step = step?.summary ? WizardSummaryStep : WizardStep;
  const placeBefore = focus?.field === null ? '' : context.step;
  useFocusOnChange(place, () => heading.current?.focus(), placeBefore);
  const finished = useFinished(wizard, { document, run, open });
  const following = steps[steps.findIndex(({ id }) => id === context.step) + 1];
  // The code of the second step is loaded only once the first one is used.
  const [isUsed, setUsed] = useState(false);
  usePrefetchedStep(isUsed ? following : undefined);
  usePrefetchedOperation(isUsed ? document.operation : undefined);
  usePrefetchedEnd(isUsed && !following ? wizard : undefined);

  return (
    <section className="wizard" data-state={`wizard.${state}`} onFocusCapture={() => setUsed(true)}>
      <WizardHeader
        wizard={wizard}
        open={open}
        onGo={(id) => actor.send({ type: 'goTo', step: id })}
      />
      {finished ? (
        <WizardFinish {...{ wizard, finished, onLeave }} />
      ) : (
        <div className={step?.summary ? 'wizard-body is-review' : 'wizard-body'}>
          <Card className="wizard-main">
            {notice && (
              <Alert onDismiss={onNoticed} title={t(`wizard.notice.${notice}.title`)}>
                {t(`wizard.notice.${notice}.body`)}
              </Alert>
            )}
            {hint}
            <WizardDone open={open} onLeaveTheRest={() => actor.send({ type: 'leaveTheRest' })} />
            <h2 ref={heading} tabIndex={-1} className="wizard-heading">
              {step && t(`wizards.${wizard}.${step.id}`)}
            </h2>
            {step && (
              <FormBoundary key={step.id} form={step.form} waiting={<Skeleton lines={8} />}>
                <Step
                  {...{ document, run, open, step }}
                  focus={step.id === focus?.step ? focus.field : null}
                />
              </FormBoundary>
            )}
          </Card>
          <div className="wizard-side">
            <WizardRunning document={document} run={run} open={open} />
            {aside && <aside className="wizard-aside">{aside(open)}</aside>}
          </div>
        </div>
      )}
    </section>
  );
}
