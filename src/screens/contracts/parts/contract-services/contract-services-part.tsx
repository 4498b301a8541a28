import type { ReactElement } from 'react';
import type { Contract, ContractService } from '#domain/contract/contract.ts';
import { useTexts } from '#i18n/texts.ts';
import { SkeletonTable } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { lazyPart } from '#ui/loading/lazy-part.tsx';
import type { ContractServiceRow } from './contract-services-table.tsx';

// Few contracts have any: the code of tables comes where one does.
const ContractServicesTable = lazyPart<{ rows: readonly ContractServiceRow[] }>(
  () => import('./contract-services-table.tsx').then((module) => module.ContractServicesTable),
  { waiting: ({ rows }) => <SkeletonTable rows={rows.length} /> },
);

const rowsOf = (
  services: readonly ContractService[],
  kind: ContractServiceRow['kind'],
): ContractServiceRow[] =>
  services.map((service, place) => ({ ...service, kind, key: `${kind}-${place}` }));

/** Services and social discounts of a contract; nothing where it has none. */
export function ContractServicesPart({ contract }: { contract: Contract }): ReactElement | null {
  const { t } = useTexts();
  const rows = [
    ...rowsOf(contract.services, 'service'),
    ...rowsOf(contract.socialDiscounts, 'social-discount'),
  ];
  if (rows.length === 0) return null;
  return (
    <Card title={t('contracts.services.title')} icon="shield" className="card-wide">
      <ContractServicesTable rows={rows} />
    </Card>
  );
}
