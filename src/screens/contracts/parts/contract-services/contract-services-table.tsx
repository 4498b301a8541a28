import type { ReactElement } from 'react';
import type { ContractService } from '#domain/contract/contract.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import type { Column } from '#lists/column.ts';
import { ListTable } from '#lists/list-table.tsx';

export interface ContractServiceRow extends ContractService {
  kind: 'service' | 'social-discount';
  key: string;
}

/** Services and social discounts with their days. */
export function ContractServicesTable({
  rows,
}: {
  rows: readonly ContractServiceRow[];
}): ReactElement {
  const { t } = useTexts();
  const { date } = useFormats();
  const columns: Column<ContractServiceRow>[] = [
    { id: 'name', header: t('contracts.services.name'), primary: true, cell: ({ name }) => name },
    {
      id: 'kind',
      header: t('contracts.services.kind'),
      cell: ({ kind }) => t(`contracts.services.${kind}`),
    },
    {
      id: 'start',
      header: t('contracts.services.start'),
      cell: ({ startDate }) => date(startDate) || '–',
    },
    {
      id: 'end',
      header: t('contracts.services.end'),
      cell: ({ endDate }) => date(endDate) || t('contracts.services.no-end'),
    },
  ];
  return (
    <ListTable
      caption={t('contracts.services.caption')}
      columns={columns}
      rows={rows}
      rowKey={({ key }) => key}
    />
  );
}
