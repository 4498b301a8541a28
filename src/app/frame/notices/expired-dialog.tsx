import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSessionActor } from '#actors/session-context.ts';
import { usePathTo } from '#i18n/paths.ts';
import { useTexts } from '#i18n/texts.ts';
import { useLocation } from '#ui/address/use-address.ts';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';

/** Reports that the session ended. Its only action opens the login; it closes when a token exists again. */
export function ExpiredDialog(): ReactElement {
  const { t } = useTexts();
  const session = useSessionActor();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const to = usePathTo();
  const leave = () => {
    const here = encodeURIComponent(pathname + search + hash);
    session.send({ type: 'signOut' });
    // A page that needs no session would remain open, without the customer's data.
    void navigate(`${to('login')}?redirect=${here}`, { replace: true });
  };
  return (
    <Dialog
      title={t('frame.expired.title')}
      footer={
        <Button variant="primary" block onClick={leave}>
          {t('frame.expired.action')}
        </Button>
      }
    >
      <p>{t('frame.expired.body')}</p>
    </Dialog>
  );
}
