import type { ReactElement } from 'react';
import { Navigate } from 'react-router-dom';
import { useSession } from '#actors/session-context.ts';
import { useOpenRoutes } from '#config/open-routes.ts';
import { useTexts } from '#i18n/texts.ts';
import { PageArea } from '#parts/page-area.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import './home.scss';

const PAGE = 'home-visitors';

/**
 * The home of who is not signed in: the ways in, then what the retailer offers (document `home-visitors`). Whose session has
 * ended reads why at the login.
 */
export function VisitorsHome(): ReactElement {
  const { t } = useTexts();
  const reason = useSession(({ context }) => context.reason);
  const login = useOpenRoutes()('login')?.address;
  if (reason !== 'none' && login) return <Navigate replace to={login} />;
  return (
    <div className="home">
      <div className="home-hero">
        <PageHeader
          title={t('home.visitors.title')}
          intro={t('home.visitors.intro')}
          documentTitle={t('home.visitor')}
        />
        <PageArea page={PAGE} area="doors" />
      </div>
      <PageArea page={PAGE} area="main" />
    </div>
  );
}
