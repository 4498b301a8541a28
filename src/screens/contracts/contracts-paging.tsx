import type { ReactElement } from 'react';
import type { ContractType } from '#domain/contract.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { Pagination } from '#ui/pagination.tsx';
import type { ContractsAddress } from './contracts-address.ts';

interface ContractsPagingProps {
  type: ContractType;
  total: number;
  page: number;
  size: number;
  sizes: readonly number[];
  usualSize: number;
  go: (changes: Partial<ContractsAddress>) => void;
}

/**
 * Pages and their size, when there is more than one page or a larger size to leave again; gas has only
 * "previous" and "next" (customer area, sections 2 and 9).
 */
export function ContractsPaging(props: ContractsPagingProps): ReactElement | null {
  const { type, total, page, size, sizes, usualSize, go } = props;
  if (total <= size && size <= usualSize) return null;
  if (type === 'gas') return <GasPaging {...props} />;
  return (
    <Pagination
      total={total}
      page={page}
      pageSize={size}
      pageSizes={sizes}
      onPage={(wanted) => go({ page: wanted })}
      onPageSize={(wanted) => go({ size: wanted })}
    />
  );
}

function GasPaging({ total, page, size, go }: ContractsPagingProps): ReactElement {
  const { t } = useTexts();
  const range = { from: (page - 1) * size + 1, to: Math.min(page * size, total), total };
  return (
    <nav className="pagination-bar" aria-label={t('common.pagination.label')}>
      <p className="pagination-range">{t('common.pagination.range', range)}</p>
      <div className="gas-paging">
        <Button icon="chevron-left" disabled={page <= 1} onClick={() => go({ page: page - 1 })}>
          {t('contracts.list.previous')}
        </Button>
        <Button disabled={page * size >= total} onClick={() => go({ page: page + 1 })}>
          {t('contracts.list.next')}
        </Button>
      </div>
    </nav>
  );
}
