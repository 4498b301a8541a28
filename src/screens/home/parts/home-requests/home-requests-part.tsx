import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useOpenRoutes } from '#config/open-routes.ts';
import { useFormats } from '#i18n/formats.ts';
import { usePathTo } from '#i18n/paths.ts';
import { useTexts } from '#i18n/texts.ts';
import { requestsQuery } from '#queries/account/requests.ts';
import { OverviewTile, TileLink } from '#screens/home/overview-tile.tsx';
import { Loaded } from '#ui/feedback/loaded.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';

/** Requests that are shown. */
const LATEST = 3;

/** The latest requests; the tile goes for who has none, or where their list is closed. */
export function HomeRequestsPart(): ReactElement | null {
  const { t } = useTexts();
  const { date } = useFormats();
  const to = usePathTo();
  const find = useOpenRoutes();
  const list = find('requests')?.address ?? null;
  const isLinked = find('request') !== null;
  const query = useQuery({
    ...requestsQuery({ offset: 0, limit: LATEST, search: '' }),
    enabled: list !== null,
  });
  if (list === null || query.data?.rows.length === 0) return null;
  return (
    <OverviewTile id="requests" icon="mail">
      <Loaded
        query={query}
        skeleton={<Skeleton lines={3} />}
        failed={t('overview.requests.failed')}
      >
        {({ rows }) => (
          <>
            <ul className="overview-lines">
              {rows.map(({ id, title, category, state, updatedAt }) => (
                <li key={id}>
                  <span className="overview-line-words">
                    {isLinked ? (
                      <Link to={to('request', { id: String(id) })}>{title || category || id}</Link>
                    ) : (
                      title || category || id
                    )}
                    <span className="overview-note">
                      {t(`requests.next.${state}`, { date: date(updatedAt) })}
                    </span>
                  </span>
                </li>
              ))}
            </ul>
            <TileLink to={list}>{t('overview.requests.more')}</TileLink>
          </>
        )}
      </Loaded>
    </OverviewTile>
  );
}
