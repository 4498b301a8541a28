import { type ReactElement, useEffect, useMemo, useState } from 'react';
import { useConfiguration } from '#config/facts-provider.tsx';
import type { Contract } from '#domain/contract/contract.ts';
import { draftSubject, dropDraft } from '#forms/drafts/form-draft.ts';
import { FormBoundary } from '#forms/form-boundary.tsx';
import { FormRequirements } from '#forms/form-requirements.tsx';
import { useTexts } from '#i18n/texts.ts';
import type { KnownBattery } from '#screens/contracts/parts/contract-batteries/use-battery.ts';
import { useDialogSteps } from '#screens/contracts/parts/contract-batteries/use-dialog-steps.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useFocusOnMount } from '#ui/focus/use-focus-on-mount.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { useLeaveBlocker } from '#ui/scroll/use-leave-blocker.ts';
import { BatteryMoveStep } from './battery-move-step.tsx';
import { BatteryMoveUnsure } from './battery-move-unsure.tsx';
import { useBatteryMove } from './use-battery-move.ts';

const WIZARD = 'battery-move';

interface BatteryMoveDialogProps {
  contract: Contract;
  known: KnownBattery;
}

/** The dialog that moves a contract to another battery, in the steps of `schemas/wizards/battery-move.json`. */
export function BatteryMoveDialog({
  contract,
  known: latest,
}: BatteryMoveDialogProps): ReactElement | null {
  const { t } = useTexts();
  const document = useConfiguration().manifest.wizards[WIZARD];
  // What the steps say stays that from before the move.
  const [before, setBefore] = useState(latest);
  const subject = useMemo(
    () => ({ contract, battery: latest.battery }),
    [contract, latest.battery],
  );
  const move = useBatteryMove(subject);
  const { at, step, attempts } = move;
  const isOver = at === 'moved' || at === 'signing';
  const isBusy = attempts.underWay !== null;
  if (!isOver && !isBusy && before !== latest) setBefore(latest);
  useLeaveBlocker(isBusy);
  const ids = useMemo(() => document?.steps.map(({ id }) => id) ?? [], [document]);
  // The title has the focus when the dialog opens, the step once it changes.
  const [hasMoved, setMoved] = useState(false);
  if (step !== ids[0] && !hasMoved) setMoved(true);
  const leave = useDialogSteps({ step, steps: ids, goBack: move.back });
  useFinishedDrafts(isOver, draftSubject(subject), document?.steps.map(({ form }) => form) ?? []);

  const form = document?.steps.find(({ id }) => id === step)?.form;
  if (!form) return null;
  const figures = {
    n: ids.indexOf(step) + 1,
    total: ids.length,
    label: t(`wizards.${WIZARD}.${step}`),
  };
  return (
    <Dialog title={t(`wizard.titles.${WIZARD}`)} onClose={isBusy ? undefined : leave}>
      <FormRequirements requires={document?.requires} subject={subject}>
        {!isOver && (
          <StepHeading key={step} text={t('wizard.count', figures)} takesFocus={hasMoved} />
        )}
        {at === 'unsure' ? (
          <BatteryMoveUnsure form={form} onRetry={move.retry} />
        ) : (
          <FormBoundary form={form} waiting={<Skeleton lines={4} />}>
            <BatteryMoveStep
              key={step}
              {...{ form, step, contract, subject, attempts }}
              known={before}
              onBack={step === ids[0] ? undefined : move.back}
              onClose={leave}
            />
          </FormBoundary>
        )}
      </FormRequirements>
    </Dialog>
  );
}

/** Where one is among the steps; takes the focus when the step changes. */
function StepHeading({ text, takesFocus }: { text: string; takesFocus: boolean }): ReactElement {
  const heading = useFocusOnMount<HTMLHeadingElement>({ isWanted: takesFocus });
  return (
    <h3 ref={heading} tabIndex={-1} className="battery-step">
      {text}
    </h3>
  );
}

/** Drops the drafts once the move is requested. */
function useFinishedDrafts(isOver: boolean, about: string, forms: readonly string[]): void {
  const names = forms.join(' ');
  useEffect(() => {
    if (!isOver) return;
    for (const form of names.split(' ')) dropDraft(form, about);
  }, [isOver, about, names]);
}
