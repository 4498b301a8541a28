import { type ReactElement, type ReactNode, useState } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { useStudio } from '#studio/client/state/studio.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { useStored } from '#ui/use-stored.ts';
import { OwnPassword } from './own-password.tsx';
import { SignIn } from './sign-in.tsx';

const INVITATION = /^#invitation=([\w-]+)$/;

/**
 * The Studio, for who is signed in. Where a session ends in the middle, the page stays with all that was typed, and the
 * sign-in lies over it.
 */
export function Gate({ children }: { children: ReactNode }): ReactElement {
  const { server } = useStudio();
  const { t } = useTexts();
  const { state, connection } = useStored(server);
  const [invitation, setInvitation] = useState(() => INVITATION.exec(location.hash)?.[1] ?? null);
  const arrive = () => {
    // It counts once, and has no place in the history of the browser.
    history.replaceState(null, '', location.pathname);
    setInvitation(null);
  };
  const isClosed = connection === 'signed-out';
  if (invitation !== null)
    return (
      <Entrance title={t('studio.people.welcome')}>
        <OwnPassword invitation={invitation} onDone={arrive} />
      </Entrance>
    );
  if (isClosed && !state)
    return (
      <Entrance title="Studio">
        <SignIn />
      </Entrance>
    );
  return (
    <>
      {children}
      {isClosed && (
        <Dialog title={t('studio.people.again')}>
          <p>{t('studio.people.again-body')}</p>
          <SignIn />
        </Dialog>
      )}
    </>
  );
}

function Entrance({ title, children }: { title: string; children: ReactNode }): ReactElement {
  return (
    <main className="entrance">
      <div className="entrance-card">
        <h1>{title}</h1>
        {children}
      </div>
    </main>
  );
}
