import { useQueryClient } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { WizardDocument } from '#config/configuration-types.ts';
import { useConfiguration, useFacts } from '#config/facts-provider.tsx';
import { ProblemError } from '#domain/problem.ts';
import { FormRequirements } from '#forms/form-requirements.tsx';
import { SkeletonCards } from '#ui/feedback/skeleton.tsx';
import { WizardEnd } from './finish/wizard-end.tsx';
import { WizardElsewhere } from './resume/wizard-elsewhere.tsx';
import { type FoundRun, findRun, hasStoredRun } from './resume/wizard-find.ts';
import { finishedWizard } from './resume/wizard-finished.ts';
import {
  goesOnByItself,
  type Resumption,
  resumeRun,
  type WizardFocus,
} from './resume/wizard-resume.ts';
import { WizardReturn } from './resume/wizard-return.tsx';
import type { OpenWizard } from './run/use-wizard.ts';
import { fillRun, givenIn, type UsableAnswers, usableAnswers } from './run/wizard-given.ts';
import { beginRun, endRun, runningWizard, type WizardRun } from './run/wizard-run.ts';
import { useWizardSubject } from './run/wizard-subject.ts';
import { FINISHED, STEP } from './steps/use-step-address.ts';
import { factsAbout, visibleSteps } from './steps/wizard-steps.ts';
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

const WEEK = 10_080;

/** Continues the run of this page, offers to continue a stored one, or starts a new one. */
function WizardEntry(props: WizardScreenProps & { document: WizardDocument }): ReactElement {
  const { wizard, owner, document, onLeave } = props;
  const keepMinutes = document.draft?.keepMinutes ?? WEEK;
  const configuration = useConfiguration();
  const facts = useFacts(useWizardSubject());
  const queryClient = useQueryClient();
  const [found, setFound] = useState<FoundRun | null>(null);
  const [notice, setNotice] = useState<'kept' | 'changed' | null>(null);
  const [focus, setFocus] = useState<WizardFocus | null>(null);
  const [isElsewhere, setElsewhere] = useState(false);

  const [given] = useState(givenIn(useLocation().state, wizard));
  const nothing = factsAbout(facts, { name: wizard, answers: {}, memory: {} });

  const begin = (known?: UsableAnswers | null): WizardRun => {
    const steps = visibleSteps(document, nothing, configuration);
    const { operation } = document;
    const newRun = beginRun({ wizard, operation, owner, steps, facts: nothing, queryClient });
    if (known) fillRun(newRun, known);
    return newRun;
  };
  const usable = async () =>
    given && (await usableAnswers(given, document, nothing, configuration));
  const isAtTheEnd = useSearchParams()[0].get(STEP) === FINISHED;
  const [finished] = useState(() =>
    isAtTheEnd && !runningWizard(wizard, owner) ? finishedWizard(wizard, owner) : null,
  );
  const [run, setRun] = useState(() => {
    if (finished) return null;
    const running = runningWizard(wizard, owner);
    return running ?? (given || hasStoredRun(wizard, owner, keepMinutes) ? null : begin());
  });

  const goOn = (earlier: WizardRun, { restored, missing }: Resumption) => {
    if (restored.changed) setNotice('changed');
    else if (missing.length > 0) setNotice('kept');
    setRun(earlier);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: searches once, on arrival
  useEffect(() => {
    if (finished) return;
    let isHere = true;
    const arrive = async () => {
      if (run) return usable().then((known) => isHere && known && fillRun(run, known));
      const earlier = await findRun(wizard, owner, keepMinutes);
      if (earlier === 'elsewhere' || earlier === null) {
        const known = await usable();
        if (!isHere) return;
        setElsewhere(earlier !== null && !given);
        return setRun(begin(known));
      }
      if (!isHere) return earlier.release();
      if (!goesOnByItself(earlier)) return setFound(earlier);
      const resumed = await resumeRun(earlier, {
        ...{ document, owner, facts, configuration, queryClient },
      }).catch(() => null);
      if (!resumed) return isHere ? setFound(earlier) : earlier.release();
      // As in a run of this page: what another page hands over fills what is empty.
      const handed = await usable();
      if (handed) fillRun(resumed.run, handed);
      if (isHere) goOn(resumed.run, resumed.resumption);
    };
    void arrive();
    return () => {
      isHere = false;
    };
  }, []);

  if (run) {
    return (
      <WizardFlow
        {...props}
        key={run.id}
        run={run}
        notice={notice}
        focus={focus}
        hint={
          isElsewhere && (
            <WizardElsewhere
              run={run}
              find={() => findRun(wizard, owner, keepMinutes)}
              onFound={(earlier) => {
                endRun(run);
                setElsewhere(false);
                setFound(earlier);
                setRun(null);
              }}
            />
          )
        }
        onNoticed={() => setNotice(null)}
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
      onContinue={(earlier, resumption) => {
        const { step, missing } = resumption;
        setFocus({ step: step?.id ?? '', field: missing[0] ?? null });
        void usable().then((handed) => {
          if (handed) fillRun(earlier, handed);
          goOn(earlier, resumption);
        });
      }}
      onBeginAgain={() => {
        found.forget();
        setFocus({ step: '', field: null });
        void usable().then((known) => setRun(begin(known)));
      }}
    />
  );
}
