import { type ReactElement, useEffect, useRef } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { useStudio } from '#studio/client/state/studio.ts';
import { useStored } from '#ui/use-stored.ts';
import { StageNotes } from './stage-notes.tsx';
import { usePortalMessages } from './use-portal-messages.ts';

/** The previewed portal in its frame, at the chosen width. */
export function Stage(): ReactElement {
  const { server, view, portal } = useStudio();
  const { t } = useTexts();
  const { state } = useStored(server);
  const { width } = useStored(view);
  const { isReady } = useStored(portal.store);
  const frame = useRef<HTMLIFrameElement>(null);
  // A configuration that was broken from the start has no version to show yet.
  const origin = state?.version ? state.portal : undefined;
  usePortalMessages(frame, origin);
  return (
    <main className={`stage is-${width}`} aria-label={t('studio.stage.title')}>
      <StageNotes />
      <div className="stage-frame">
        {!isReady && (
          <p className="stage-wait" role="status">
            <span className="busy-mark" aria-hidden="true" />
            {t(origin ? 'studio.stage.loading' : 'studio.stage.starting')}
          </p>
        )}
        {origin && <iframe ref={frame} src={`${origin}/`} title={t('studio.stage.frame')} />}
      </div>
    </main>
  );
}

/** Reloads the frame of the portal at the page that it shows. */
export function useReload(): () => void {
  const { server, portal } = useStudio();
  const address = useRef('/');
  const { scene } = useStored(portal.store);
  useEffect(() => {
    if (scene) address.current = scene.address;
  }, [scene]);
  return () => {
    const frame = document.querySelector<HTMLIFrameElement>('.stage-frame iframe');
    const origin = server.read().state?.portal;
    if (frame && origin) frame.src = origin + address.current;
  };
}
