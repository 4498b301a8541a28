import type { ReactElement } from 'react';
import { useTexts } from '#i18n/texts.ts';

/** Grey lines in the shape of what comes; said once to a screen reader. */
export function Skeleton({ lines = 3 }: { lines?: number }): ReactElement {
  const { t } = useTexts();
  return (
    <div role="status" className="skeleton">
      <span className="visually-hidden">{t('common.loading')}</span>
      {Array.from({ length: lines }, (_, line) => `line-${line}`).map((key) => (
        <span key={key} className="skeleton-line" aria-hidden="true" />
      ))}
    </div>
  );
}

/** Cards in the shape of a detail page. */
export function SkeletonCards({ cards = 3 }: { cards?: number }): ReactElement {
  const { t } = useTexts();
  return (
    <div role="status" className="card-grid">
      <span className="visually-hidden">{t('common.loading')}</span>
      {Array.from({ length: cards }, (_, card) => `card-${card}`).map((key) => (
        <div key={key} className="card skeleton-card" aria-hidden="true">
          <span className="skeleton-line" />
          <span className="skeleton-line" />
          <span className="skeleton-line" />
        </div>
      ))}
    </div>
  );
}

/** Rows in the shape of a table. */
export function SkeletonTable({ rows = 5 }: { rows?: number }): ReactElement {
  const { t } = useTexts();
  return (
    <div role="status" className="card skeleton-table">
      <span className="visually-hidden">{t('common.loading')}</span>
      {Array.from({ length: rows }, (_, row) => `row-${row}`).map((key) => (
        <span key={key} className="skeleton-row" aria-hidden="true" />
      ))}
    </div>
  );
}
