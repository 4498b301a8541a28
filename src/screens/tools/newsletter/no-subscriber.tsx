import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useFacts } from '#config/facts-provider.tsx';
import { useOpenRoutes } from '#config/open-routes.ts';
import { usePathTo } from '#i18n/paths.ts';
import { useTexts } from '#i18n/texts.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';

/** Shown when the link with which the page was opened belongs to no subscriber. */
export function NoSubscriber(): ReactElement {
  const { t } = useTexts();
  const pathTo = usePathTo();
  return (
    <div role="alert">
      <EmptyState
        icon="mail"
        title={t('newsletter.unknown.title')}
        body={t('newsletter.unknown.body')}
        action={
          <div className="newsletter-ways">
            <Link className="btn btn-primary" to={pathTo('newsletter')}>
              {t('newsletter.unknown.ask')}
            </Link>
            <WayOut className="btn btn-secondary" />
          </div>
        }
      />
    </div>
  );
}

/** To the customer's own pages, or to the login. */
export function WayOut({ className }: { className: string }): ReactNode {
  const { t } = useTexts();
  const find = useOpenRoutes();
  const way = useFacts().session.signedIn ? 'home' : 'login';
  const address = find(way)?.address;
  return (
    address && (
      <Link className={className} to={address}>
        {t(`newsletter.to-${way}`)}
      </Link>
    )
  );
}
