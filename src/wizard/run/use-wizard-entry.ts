import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useConfiguration, useFacts } from '#config/facts-provider.tsx';
import type { WizardDocument } from '#config/wizard-document.ts';
import { useLocation, useSearchParams } from '#ui/address/use-address.ts';
import { type FoundRun, findRun, hasStoredRun } from '#wizard/resume/wizard-find.ts';
import { type FinishedWizard, finishedWizard } from '#wizard/resume/wizard-finished.ts';
import {
  goesOnByItself,
  type Resumption,
  resumeRun,
  type WizardFocus,
} from '#wizard/resume/wizard-resume.ts';
import { FINISHED, STEP } from '#wizard/steps/use-step-address.ts';
import { factsAbout, visibleSteps } from '#wizard/steps/wizard-steps.ts';
import { fillRun, givenIn, type UsableAnswers, usableAnswers } from './wizard-given.ts';
import { beginRun, endRun, runningWizard, type WizardRun } from './wizard-run.ts';
import { useWizardSubject } from './wizard-subject.ts';

const WEEK = 10_080;

/** What a visitor of a wizard finds: its end, a run, a stored run to continue, or nothing yet. */
export interface WizardEntry {
  finished: FinishedWizard | null;
  run: WizardRun | null;
  found: FoundRun | null;
  /** What to say about answers restored from an earlier visit. */
  notice: 'kept' | 'changed' | null;
  focus: WizardFocus | null;
  /** True for a new run beside one that another tab has. */
  isElsewhere: boolean;
  dismissNotice: () => void;
  /** Looks for the run that another tab had. */
  findEarlier: () => ReturnType<typeof findRun>;
  /** Replaces the run by an earlier one, which the visitor may continue. */
  offer: (earlier: FoundRun) => void;
  resume: (earlier: WizardRun, resumption: Resumption) => void;
  beginAgain: () => void;
}

/** Continues the run of this page, offers to continue a stored one, or starts a new one. */
export function useWizardEntry(
  wizard: string,
  owner: string,
  document: WizardDocument,
): WizardEntry {
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
    let isMounted = true;
    const arrive = async () => {
      if (run) return usable().then((known) => isMounted && known && fillRun(run, known));
      const earlier = await findRun(wizard, owner, keepMinutes);
      if (earlier === 'elsewhere' || earlier === null) {
        const known = await usable();
        if (!isMounted) return;
        setElsewhere(earlier !== null && !given);
        return setRun(begin(known));
      }
      if (!isMounted) return earlier.release();
      if (!goesOnByItself(earlier)) return setFound(earlier);
      const resumed = await resumeRun(earlier, {
        ...{ document, owner, facts, configuration, queryClient },
      }).catch(() => null);
      if (!resumed) return isMounted ? setFound(earlier) : earlier.release();
      // As in a run of this page: what another page hands over fills what is empty.
      const handed = await usable();
      if (handed) fillRun(resumed.run, handed);
      if (isMounted) goOn(resumed.run, resumed.resumption);
    };
    void arrive();
    return () => {
      isMounted = false;
    };
  }, []);

  return {
    ...{ finished, run, found, notice, focus, isElsewhere },
    dismissNotice: () => setNotice(null),
    findEarlier: () => findRun(wizard, owner, keepMinutes),
    offer: (earlier) => {
      if (run) endRun(run);
      setElsewhere(false);
      setFound(earlier);
      setRun(null);
    },
    resume: (earlier, resumption) => {
      const { step, missing } = resumption;
      setFocus({ step: step?.id ?? '', field: missing[0] ?? null });
      void usable().then((handed) => {
        if (handed) fillRun(earlier, handed);
        goOn(earlier, resumption);
      });
    },
    beginAgain: () => {
      found?.forget();
      setFocus({ step: '', field: null });
      void usable().then((known) => setRun(begin(known)));
    },
  };
}
