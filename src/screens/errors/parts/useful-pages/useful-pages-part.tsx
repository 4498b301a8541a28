import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useFacts, useFailingCondition } from '#config/facts-provider.tsx';
import { useOpenRoutes } from '#config/open-routes.ts';
import { useTexts } from '#i18n/texts.ts';

interface UsefulPagesProps {
  options?: { routes?: readonly { route: string; requires?: string[] }[] };
}

/** Links to the pages that people look for, of those that are open to them. */
export function UsefulPagesPart({
  options: { routes = [] } = {},
}: UsefulPagesProps): ReactElement | null {
  const { t } = useTexts();
  const { signedIn } = useFacts().session;
  const failing = useFailingCondition();
  const find = useOpenRoutes();
  const pages = routes.flatMap(({ route: id, requires }) => {
    const route = find(id);
    const isTheirs = route?.access !== (signedIn ? 'public' : 'private');
    return route?.address && isTheirs && failing(requires) === null
      ? [{ id, address: route.address }]
      : [];
  });
  if (pages.length === 0) return null;
  return (
    <nav className="error-page-useful" aria-label={t('errors.useful')}>
      <p>{t('errors.useful')}</p>
      <ul>
        {pages.map(({ id, address }) => (
          <li key={id}>
            <Link to={address}>{t(`frame.routes.${id}`)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
