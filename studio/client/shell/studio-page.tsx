import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactElement, useEffect, useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { TopBar } from '#studio/client/bar/top-bar.tsx';
import { ConflictDialog } from '#studio/client/check/conflict-dialog.tsx';
import { HelpDialog } from '#studio/client/help/help-dialog.tsx';
import { Panel } from '#studio/client/panel/panel.tsx';
import { Gate } from '#studio/client/people/gate.tsx';
import { SceneBar } from '#studio/client/scene/scene-bar.tsx';
import { Stage } from '#studio/client/stage/stage.tsx';
import { type Studio, StudioProvider } from '#studio/client/state/studio.ts';
import { TextsView } from '#studio/client/texts/texts-view.tsx';
import { useStored } from '#ui/use-stored.ts';
import { Side } from './side.tsx';
import { useConnection } from './use-connection.ts';
import { useShortcuts } from './use-shortcuts.ts';

/** The Studio's page: bars, the tree and the check, the portal, the panel. */
export function StudioPage({ studio }: { studio: Studio }): ReactElement {
  return (
    <StudioProvider value={studio}>
      <QueryClientProvider client={studio.queries}>
        <Connected studio={studio} />
      </QueryClientProvider>
    </StudioProvider>
  );
}

function Connected({ studio }: { studio: Studio }): ReactElement {
  useConnection(studio);
  return (
    <Gate>
      <Frame studio={studio} />
    </Gate>
  );
}

function Frame({ studio }: { studio: Studio }): ReactElement {
  const { view, changeView, queue } = studio;
  const { t } = useTexts();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const { isTreeOpen, drawer, panelWidth, isTextsOpen } = useStored(view);
  const { conflict } = useStored(queue.store);
  useShortcuts(studio, () => setHelpOpen(true));
  useEffect(() => {
    document.title = t('studio.title');
  }, [t]);
  return (
    <div
      className={`studio${isTreeOpen ? ' has-side' : ''}${drawer ? ` is-drawer-${drawer}` : ''}${isTextsOpen ? ' has-texts' : ''}`}
      style={{ '--panel-width': `${panelWidth}px` } as object}
    >
      <TopBar onHelp={() => setHelpOpen(true)} />
      <SceneBar />
      <Side />
      <Stage />
      <Panel />
      {isTextsOpen && <TextsView />}
      {drawer && (
        <button
          type="button"
          className="drawer-shade"
          aria-label={t('studio.panel.close')}
          onClick={() => changeView({ drawer: null })}
        />
      )}
      {isHelpOpen && <HelpDialog onClose={() => setHelpOpen(false)} />}
      {conflict && <ConflictDialog />}
    </div>
  );
}
