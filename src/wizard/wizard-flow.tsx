import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { firstFailing } from '#config/conditions.ts';
import type { WizardDocument } from '#config/configuration-types.ts';
import { useConfiguration } from '#config/facts-provider.tsx';
import { confirmedParts } from '#domain/wizard/wizard-parts.ts';
import { FormBoundary } from '#forms/form-boundary.tsx';
import { useTexts } from '#i18n/texts.ts';
import { loadWizardMutation } from '#operations/registry.ts';
import { Alert } from '#ui/feedback/alert.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { WizardDone } from './finish/wizard-done.tsx';
import { WizardFinish } from './finish/wizard-finish.tsx';
import { keepFinished } from './resume/wizard-finished.ts';
import type { WizardFocus } from './resume/wizard-resume.ts';
import { WizardRunning } from './resume/wizard-running.tsx';
import { type OpenWizard, useWizard } from './run/use-wizard.ts';
import type { WizardRun } from './run/wizard-run.ts';
import { FINISHED, useStepAddress } from './steps/use-step-address.ts';
import { WizardHeader } from './steps/wizard-header.tsx';
import { prefetchStep, WizardSummaryStep } from './steps/wizard-prefetch.tsx';
import { WizardStep } from './steps/wizard-step.tsx';
import { useWording } from './steps/wizard-wording.ts';

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
  const { t, language } = useTexts();
  const configuration = useConfiguration();
  const queryClient = useQueryClient();
  const open = useWizard(run, document);
  const { state, context, facts, steps, step } = open;
  const { actor } = run;
  const isOver = state === 'finished';
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(focus?.field === null ? '' : context.step);

  useStepAddress(isOver ? FINISHED : context.step, (wantedStep) => {
    actor.send({ type: 'goTo', step: wantedStep });
    return isOver ? FINISHED : actor.getSnapshot().context.step;
  });
  const Step = step?.summary ? WizardSummaryStep : WizardStep;
  const place = isOver ? FINISHED : context.step;
  useEffect(() => {
    if (shown.current !== place) heading.current?.focus();
    shown.current = place;
  }, [place]);
  const { id: wording } = useWording(open);
  const finished = useMemo(() => {
    const { memory, render } = context;
    const form = step?.form;
    if (!isOver || form === undefined) return null;
    const { supplied: when } = document;
    const supplied = when !== undefined && firstFailing(when, facts, configuration) === null;
    return { owner: run.owner, form, wording, supplied, parts: confirmedParts(memory), render };
  }, [isOver, step, wording, context, run, document, facts, configuration]);
  useEffect(() => {
    if (finished) keepFinished(wizard, finished);
  }, [finished, wizard]);
  const following = steps[steps.findIndex(({ id }) => id === context.step) + 1];
  // The code of the second step is loaded only once the first one is used.
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    if (isUsed && following) prefetchStep(following, { configuration, queryClient, language });
  }, [isUsed, following, configuration, queryClient, language]);
  const { operation } = document;
  useEffect(() => {
    if (isUsed && operation !== undefined) loadWizardMutation(operation).catch(() => {});
  }, [isUsed, operation]);

  return (
    <section className="wizard" data-state={`wizard.${state}`} onFocusCapture={() => setUsed(true)}>
      <WizardHeader
        wizard={wizard}
        open={open}
        onGo={(id) => actor.send({ type: 'goTo', step: id })}
      />
      {finished ? (
        <WizardFinish finished={finished} heading={heading} onLeave={onLeave} />
      ) : (
        <div className="wizard-body">
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
