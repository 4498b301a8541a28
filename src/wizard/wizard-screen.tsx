import type { ReactElement, ReactNode } from 'react';
import { useConfiguration } from '#config/facts-provider.tsx';
import type { WizardDocument } from '#config/wizard-document.ts';
import { ProblemError } from '#domain/problem.ts';
import { FormRequirements } from '#forms/form-requirements.tsx';
import { SkeletonCards } from '#ui/feedback/skeleton.tsx';
import { WizardEnd } from './finish/wizard-end.tsx';
import { WizardElsewhere } from './resume/wizard-elsewhere.tsx';
import { WizardReturn } from './resume/wizard-return.tsx';
import type { OpenWizard } from './run/use-wizard.ts';
import { useWizardEntry } from './run/use-wizard-entry.ts';
import { endRun } from './run/wizard-run.ts';
import { WizardFlow } from './wizard-flow.tsx';
import './wizard.scss';

export interface WizardScreenProps {
  /** Name of the wizard document. */
  wizard: string;
  /** User's id; empty for a visitor. */
  owner: string;
  /** Shown beside the steps. */
  aside?: (wizard: OpenWizard) => ReactNode;
  /** Leaves the finished wizard. */
  onLeave: () => void;
}

/** A wizard as its document describes it, stored on this device until it is finished. */
export function WizardScreen(props: WizardScreenProps): ReactElement {
  const { wizards } = useConfiguration().manifest;
  const document = Object.hasOwn(wizards, props.wizard) ? wizards[props.wizard] : undefined;
  if (!document?.steps?.length) throw new ProblemError({ kind: 'not-found' });
  return (
    <FormRequirements requires={document.requires} subject={undefined}>
      <WizardEntry key={`${props.wizard} ${props.owner}`} {...props} document={document} />
    </FormRequirements>
  );
}

/** A wizard that this person may open: its end, its run, or the choice to continue an earlier one. */
function WizardEntry(props: WizardScreenProps & { document: WizardDocument }): ReactElement {
  const { wizard, owner, document, onLeave } = props;
  const entry = useWizardEntry(wizard, owner, document);
  const { run, found, finished } = entry;
  if (run) {
    return (
      <WizardFlow
        {...props}
        key={run.id}
        run={run}
        notice={entry.notice}
        focus={entry.focus}
        hint={
          entry.isElsewhere && (
            <WizardElsewhere run={run} find={entry.findEarlier} onFound={entry.offer} />
          )
        }
        onNoticed={entry.dismissNotice}
        onLeave={() => {
          endRun(run);
          onLeave();
        }}
      />
    );
  }
  if (finished) return <WizardEnd wizard={wizard} finished={finished} onLeave={onLeave} />;
  if (!found) return <SkeletonCards cards={1} />;
  return (
    <WizardReturn
      {...props}
      found={found}
      onContinue={entry.resume}
      onBeginAgain={entry.beginAgain}
    />
  );
}
