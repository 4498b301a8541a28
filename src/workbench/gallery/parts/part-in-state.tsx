import { type ReactElement, useState } from 'react';
import type { SessionActor } from '#actors/session-context.ts';
import type { PortalState } from '#app/extension.ts';
import { PagePart } from '#parts/page-part.tsx';
import { OwnPage } from '../place/own-page.tsx';
import { PageFrame } from './page-frame.tsx';
import type { PartView } from './part-views.ts';

export interface PartInStateProps {
  view: PartView;
  portal: Pick<PortalState, 'configuration' | 'settings' | 'flags'>;
  session: SessionActor;
}

/** A part in one of its states as its page shows it. */
export function PartInState({ view, portal, session }: PartInStateProps): ReactElement {
  const { page, entry, subject, given, client } = view;
  const [settings] = useState(() => view.settings(portal.settings));
  const flags = { ...portal.flags, ...view.flags };
  return (
    <OwnPage portal={{ ...portal, settings, flags }} facts={view.session} {...{ client, session }}>
      <PageFrame page={page}>
        <PagePart {...{ page, entry, subject, given }} />
      </PageFrame>
    </OwnPage>
  );
}
