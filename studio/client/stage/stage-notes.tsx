import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { useStudio } from '#studio/client/state/studio.ts';
import { useStored } from '#ui/use-stored.ts';

/** Where the states of a part are shown. */
const STATES = '/_gallery/';

/** What is to be known of what the stage shows: above it, each with what can be done. */
export function StageNotes(): ReactElement {
  const { server } = useStudio();
  const { t } = useTexts();
  const { state } = useStored(server);
  const faults = state?.diagnoses.filter(({ isWarning }) => !isWarning).length ?? 0;
  return (
    <>
      {faults > 0 && (
        <p className="stage-note" role="status">
          {t('studio.stage.last-good')}
        </p>
      )}
      <StatesNote />
      <WalkNote />
    </>
  );
}

/** The way back from the states of a part to the page before. */
function StatesNote(): ReactElement | null {
  const { portal } = useStudio();
  const { t } = useTexts();
  const { scene } = useStored(portal.store);
  const before = useRef('/');
  const address = scene?.address ?? '/';
  const isStates = address.startsWith(STATES);
  useEffect(() => {
    if (!isStates) before.current = address;
  }, [address, isStates]);
  if (!isStates) return null;
  return (
    <CalmNote
      words={t('studio.stage.states')}
      action={t('studio.stage.back')}
      onAct={() => portal.send({ type: 'show', scene: { address: before.current } })}
    />
  );
}

/** Where the walk through a wizard is, and how it ended. */
function WalkNote(): ReactElement | null {
  const { portal } = useStudio();
  const { t } = useTexts();
  const { walk } = useStored(portal.store);
  if (!walk || walk.state === 'stopped') return null;
  const { state, words, at, of } = walk;
  const isWalking = state === 'walking';
  const leave = () => {
    // Also where the portal can no longer say that it has stopped.
    if (isWalking) portal.send({ type: 'walk', wizard: null });
    portal.store.write({ ...portal.store.read(), walk: null });
  };
  return (
    <CalmNote
      words={t(`studio.walk.${state}`, { step: words, at, of })}
      action={t(isWalking ? 'studio.walk.stop' : 'studio.walk.close')}
      onAct={leave}
    />
  );
}

interface CalmNoteProps {
  words: ReactNode;
  action: string;
  onAct: () => void;
}

function CalmNote({ words, action, onAct }: CalmNoteProps): ReactElement {
  return (
    <div className="stage-note is-calm">
      <span role="status">{words}</span>
      <button type="button" className="plain-button" onClick={onAct}>
        {action}
      </button>
    </div>
  );
}
