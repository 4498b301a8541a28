import { type ReactElement, useId } from 'react';
import { useTexts } from '#i18n/texts.ts';
import { Icon } from './icon.tsx';

export interface PaginationProps {
  /** Rows in total. */
  total: number;
  /** Page shown, from 1. */
  page: number;
  pageSize: number;
  /** Sizes on offer; without them there is no choice of size. */
  pageSizes?: readonly number[];
  onPage: (page: number) => void;
  onPageSize?: (size: number) => void;
}

/** Pages around the current one, with 0 standing for a gap: 1 0 4 5 6 0 9. */
function pagesAround(page: number, pages: number): number[] {
  const shown = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages);
  const unique = [...new Set(shown)].sort((a, b) => a - b);
  return unique.flatMap((one, index) =>
    index > 0 && one - (unique[index - 1] ?? 0) > 1 ? [0, one] : [one],
  );
}

/** Pages of a list and their size; nothing when the smallest size on offer already holds every row. */
export function Pagination(props: PaginationProps): ReactElement | null {
  const { total, page, pageSize, pageSizes = [], onPage, onPageSize } = props;
  const { t } = useTexts();
  const sizeId = useId();
  const pages = Math.max(1, Math.ceil(total / pageSize));
  if (total <= Math.min(pageSize, ...pageSizes)) return null;

  return (
    <div className="pagination-bar">
      <p className="pagination-range">
        {t('common.pagination.range', {
          from: Math.min((page - 1) * pageSize + 1, total),
          to: Math.min(page * pageSize, total),
          total,
        })}
      </p>
      {pages > 1 && (
        <nav aria-label={t('common.pagination.label')}>
          <ul className="pagination">
            <PageButton
              label={t('common.pagination.previous')}
              disabled={page <= 1}
              onClick={() => onPage(page - 1)}
            >
              <Icon name="chevron-left" />
            </PageButton>
            {pagesAround(page, pages).map((one, index) =>
              one === 0 ? (
                <li
                  key={index === 1 ? 'gap-before' : 'gap-after'}
                  className="page-gap"
                  aria-hidden="true"
                >
                  …
                </li>
              ) : (
                <PageButton
                  key={one}
                  label={t('common.pagination.page', { page: one })}
                  current={one === page}
                  onClick={() => onPage(one)}
                >
                  {one}
                </PageButton>
              ),
            )}
            <PageButton
              label={t('common.pagination.next')}
              disabled={page >= pages}
              onClick={() => onPage(page + 1)}
            >
              <Icon name="chevron-right" />
            </PageButton>
          </ul>
        </nav>
      )}
      {onPageSize && pageSizes.length > 1 && (
        <div className="pagination-size">
          <label htmlFor={sizeId}>{t('common.pagination.size')}</label>
          <select
            id={sizeId}
            className="form-select form-select-sm"
            value={pageSize}
            onChange={(event) => onPageSize(Number(event.target.value))}
          >
            {[...new Set([...pageSizes, pageSize])]
              .sort((a, b) => a - b)
              .map((size) => (
                <option key={size} value={size}>
                  {size}
                </option>
              ))}
          </select>
        </div>
      )}
    </div>
  );
}

interface PageButtonProps {
  label: string;
  current?: boolean;
  disabled?: boolean;
  onClick: () => void;
  children: ReactElement | number;
}

function PageButton({
  label,
  current = false,
  disabled = false,
  onClick,
  children,
}: PageButtonProps): ReactElement {
  return (
    <li>
      <button
        type="button"
        className="page-button"
        aria-label={label}
        aria-current={current ? 'page' : undefined}
        disabled={disabled}
        onClick={onClick}
      >
        {children}
      </button>
    </li>
  );
}
