import type { ReactElement, ReactNode } from 'react';
import Placeholder from 'react-bootstrap/Placeholder';
import { useTexts } from '#i18n/texts.ts';
import { usePageMark } from '#ui/loading/use-page-mark.ts';

interface SkeletonProps {
  lines?: number;
  /** True where another one follows in the same place, and announces it. */
  isQuiet?: boolean;
}

/** Grey lines while content loads; announced once to a screen reader. */
export function Skeleton({ lines = 3, isQuiet = false }: SkeletonProps): ReactElement {
  return (
    <Loading className="skeleton" isQuiet={isQuiet}>
      {placeholders(lines, 'skeleton-line')}
    </Loading>
  );
}

/** Skeleton of a detail page. */
export function SkeletonCards({ cards = 3 }: { cards?: number }): ReactElement {
  return (
    <Loading className="card-grid">
      {keys(cards).map((key) => (
        <div key={key} className="card skeleton-card" aria-hidden="true">
          {placeholders(3, 'skeleton-line')}
        </div>
      ))}
    </Loading>
  );
}

/** Skeleton of a table. */
export function SkeletonTable({ rows = 5 }: { rows?: number }): ReactElement {
  return <Loading className="card skeleton-table">{placeholders(rows, 'skeleton-row')}</Loading>;
}

/** Skeleton of a chart with its sentence and its choices, as high as they are. */
export function SkeletonChart(): ReactElement {
  return (
    <Loading className="skeleton skeleton-chart">
      {placeholders(3, 'skeleton-line')}
      <Placeholder className="skeleton-plot" aria-hidden="true" />
    </Loading>
  );
}

interface LoadingProps extends Pick<SkeletonProps, 'isQuiet'> {
  className: string;
  children: ReactNode;
}

function Loading({ className, isQuiet = false, children }: LoadingProps) {
  const { t } = useTexts();
  usePageMark('loading');
  if (isQuiet) return <div className={className}>{children}</div>;
  return (
    <div role="status" className={className}>
      <span className="visually-hidden">{t('common.loading')}</span>
      {children}
    </div>
  );
}

const keys = (count: number) => Array.from({ length: count }, (_, place) => `placeholder-${place}`);

const placeholders = (count: number, className: string) =>
  keys(count).map((key) => <Placeholder key={key} className={className} aria-hidden="true" />);
