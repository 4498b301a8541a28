import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useFacts } from '#config/facts-provider.tsx';
import { useOpenRoutes } from '#config/open-routes.ts';
import { useTexts } from '#i18n/texts.ts';
import { EmptyState } from '#ui/empty-state.tsx';

/** Nobody's newsletters: the page was opened without the link of an e-mail, or with one that opens nothing. */
export function NoSubscriber({ why }: { why: 'without-link' | 'unknown' }): ReactElement {
  const { t } = useTexts();
  return (
    <div role={why === 'unknown' ? 'alert' : undefined}>
      <EmptyState
        icon="mail"
        title={t(`newsletter.${why}.title`)}
        body={t(`newsletter.${why}.body`)}
        action={<WayOut className="btn btn-primary" />}
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
