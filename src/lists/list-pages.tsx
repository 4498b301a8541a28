import { type ReactElement, useId } from 'react';
import Pagination from 'react-bootstrap/Pagination';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/layout/icon.tsx';

export interface ListPagesProps {
  /** Total number of rows. */
  total: number;
  /** Current page, from 1. */
  page: number;
  size: number;
  /** Default number of rows per page. */
  usualSize: number;
  sizes: readonly number[];
  onPage: (page: number) => void;
  onSize: (size: number) => void;
  /** Texts of two buttons that replace page numbers and choice of size. */
  steps?: { previous: string; next: string };
}

/** Pages around the current one, with 0 for a gap: 1 0 4 5 6 0 9. */
function pagesAround(page: number, last: number): number[] {
  const shown = [1, page - 1, page, page + 1, last].filter((one) => one >= 1 && one <= last);
  return [...new Set(shown)].flatMap((one, place, pages) =>
    one - (pages[place - 1] ?? 0) > 1 ? [0, one] : [one],
  );
}

/** Page numbers and page size; nothing while one page of the default size holds every row. */
export function ListPages({ steps, ...props }: ListPagesProps): ReactElement | null {
  const { t } = useTexts();
  const { total, page, size, usualSize } = props;
  if (total <= size && size <= usualSize) return null;
  const range = { from: (page - 1) * size + 1, to: Math.min(page * size, total), total };
  return (
    <div className="list-pages">
      <p>{t('common.pagination.range', range)}</p>
      {total > size && (
        <nav aria-label={t('common.pagination.label')}>
          {steps ? <Steps {...props} {...steps} /> : <Numbers {...props} />}
        </nav>
      )}
      {!steps && <Size {...props} />}
    </div>
  );
}

function Steps({
  total,
  page,
  size,
  onPage,
  previous,
  next,
}: ListPagesProps & { previous: string; next: string }): ReactElement {
  return (
    <div className="list-steps">
      <Button icon="chevron-left" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {previous}
      </Button>
      <Button disabled={page * size >= total} onClick={() => onPage(page + 1)}>
        {next}
      </Button>
    </div>
  );
}

function Numbers({ total, page, size, onPage }: ListPagesProps): ReactElement {
  const { t } = useTexts();
  const last = Math.ceil(total / size);
  return (
    <Pagination>
      <PageItem
        label={t('common.pagination.previous')}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <Icon name="chevron-left" />
      </PageItem>
      {pagesAround(page, last).map((one, place) =>
        one === 0 ? (
          <li key={place === 1 ? 'before' : 'after'} className="page-item" aria-hidden="true">
            …
          </li>
        ) : (
          <PageItem
            key={one}
            label={t('common.pagination.page', { page: one })}
            active={one === page}
            onClick={() => onPage(one)}
          >
            {one}
          </PageItem>
        ),
      )}
      <PageItem
        label={t('common.pagination.next')}
        disabled={page >= last}
        onClick={() => onPage(page + 1)}
      >
        <Icon name="chevron-right" />
      </PageItem>
    </Pagination>
  );
}

interface PageItemProps {
  label: string;
  active?: boolean;
  disabled?: boolean;
  onClick: () => void;
  children: ReactElement | number;
}

function PageItem({ label, active, disabled, onClick, children }: PageItemProps): ReactElement {
  // Bootstrap renders the current page and disabled items as plain text, without a role.
  const use = disabled ? { role: 'button', 'aria-disabled': true } : active ? {} : { onClick };
  return (
    <Pagination.Item
      active={active}
      activeLabel=""
      disabled={disabled}
      aria-current={active ? 'page' : undefined}
      {...use}
    >
      <span aria-hidden="true">{children}</span>
      <span className="visually-hidden">{label}</span>
    </Pagination.Item>
  );
}

function Size({ size, sizes, onSize }: ListPagesProps): ReactElement | null {
  const { t } = useTexts();
  const id = useId();
  if (sizes.length < 2) return null;
  return (
    <div className="list-size">
      <label htmlFor={id}>{t('common.pagination.size')}</label>
      <select
        id={id}
        className="form-select form-select-sm"
        value={size}
        onChange={(event) => onSize(Number(event.target.value))}
      >
        {sizes.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </div>
  );
}
