import type { ReactElement } from 'react';
import { useSessionActor } from '#actors/session-context.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

/** The session ended: the only way on is to sign in again; it closes by itself when a token exists again. */
export function ExpiredDialog(): ReactElement {
  const { t } = useTexts();
  const session = useSessionActor();
  return (
    <Dialog
      title={t('frame.expired.title')}
      footer={
        <Button variant="primary" block onClick={() => session.send({ type: 'signOut' })}>
          {t('frame.expired.action')}
        </Button>
      }
    >
      <p>{t('frame.expired.body')}</p>
    </Dialog>
  );
}
