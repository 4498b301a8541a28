import type { ReactElement } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { firstTogether } from './use-list-rows.ts';

interface ListMoreProps {
  /** Number of rows that are found. */
  total: number;
  /** The last page that is shown, from 1. */
  page: number;
  size: number;
  /** `rows` are those that stand above the ones of the page then. */
  onPage: (page: number, rows: number) => void;
}

/** How many rows are shown, and the button for more of them; nothing where these are all. */
export function ListMore({ total, page, size, onPage }: ListMoreProps): ReactElement | null {
  const { t } = useTexts();
  if (total <= size) return null;
  const first = firstTogether(page);
  const range = { from: (first - 1) * size + 1, to: Math.min(page * size, total), total };
  const isNextApart = firstTogether(page + 1) !== first;
  return (
    <div className="list-more">
      <p role="status">{t('common.pagination.range', range)}</p>
      {range.to < total && (
        <Button block onClick={() => onPage(page + 1, isNextApart ? 0 : (page - first + 1) * size)}>
          {t('common.pagination.more')}
        </Button>
      )}
      {first > 1 && (
        <Button block onClick={() => onPage(first - 1, 0)}>
          {t('common.pagination.before')}
        </Button>
      )}
    </div>
  );
}
