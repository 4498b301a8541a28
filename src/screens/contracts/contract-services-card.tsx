import type { ReactElement } from 'react';
import type { Contract, ContractService } from '#domain/contract.ts';
import { useFormats } from '#i18n/formats.ts';
import { useTexts } from '#i18n/texts.ts';
import { type Column, ListTable } from '#lists/list-table.tsx';
import { Card } from '#ui/card.tsx';

interface Row extends ContractService {
  kind: 'service' | 'social-discount';
  key: string;
}

const rowsOf = (services: readonly ContractService[], kind: Row['kind']): Row[] =>
  services.map((service, place) => ({ ...service, kind, key: `${kind}-${place}` }));

/** Services and social discounts of a contract; nothing where it has none. */
export function ContractServicesCard({ contract }: { contract: Contract }): ReactElement | null {
  const { t } = useTexts();
  const { date } = useFormats();
  const rows = [
    ...rowsOf(contract.services, 'service'),
    ...rowsOf(contract.socialDiscounts, 'social-discount'),
  ];
  const columns: Column<Row>[] = [
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
  if (rows.length === 0) return null;
  return (
    <Card title={t('contracts.services.title')} icon="shield" className="card-wide">
      <ListTable
        caption={t('contracts.services.caption')}
        columns={columns}
        rows={rows}
        rowKey={({ key }) => key}
      />
    </Card>
  );
}
