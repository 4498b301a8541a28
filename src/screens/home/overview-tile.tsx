import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { reportOwnFault } from '#config/report.ts';
import { problemOf } from '#domain/problem.ts';
import { useTexts } from '#i18n/texts.ts';
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Card } from '#ui/layout/card.tsx';
import type { IconName } from '#ui/layout/icon.tsx';
import './overview-tile.scss';

interface OverviewTileProps {
  /** Its text is `overview.<id>.title`. */
  id: string;
  icon: IconName;
  /** True for one that takes the whole width. */
  wide?: boolean;
  children: ReactNode;
}

/** A tile of the overview under its heading; what fails in it stays in it. */
export function OverviewTile({
  id,
  icon,
  wide = false,
  children,
}: OverviewTileProps): ReactElement {
  const { t } = useTexts();
  return (
    <Card
      className={`overview-tile${wide ? ' is-wide' : ''}`}
      title={t(`overview.${id}.title`)}
      icon={icon}
    >
      <ErrorBoundary
        resetKey={id}
        onFailure={(thrown) => reportOwnFault(`The tile "${id}" of the overview failed`, thrown)}
        fallback={(thrown, retry) => (
          <ErrorState
            problem={problemOf(thrown)}
            title={t(`overview.${id}.failed`)}
            onRetry={retry}
          />
        )}
      >
        {children}
      </ErrorBoundary>
    </Card>
  );
}

/** The way on from a tile; nothing where the page it leads to is closed. */
export function TileLink({
  to,
  children,
}: {
  to: string | null | undefined;
  children: ReactNode;
}): ReactElement | null {
  if (!to) return null;
  return (
    <p className="overview-link">
      <Link to={to}>{children}</Link>
    </p>
  );
}
