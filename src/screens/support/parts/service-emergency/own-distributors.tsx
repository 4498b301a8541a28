import { useQueries, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useContractTypes } from '#config/contract-types.ts';
import { contractQuery } from '#queries/contracts/contract.ts';
import { notifiedContractsQuery } from '#queries/contracts/notified-contracts.ts';
import { PhoneLink } from '#ui/controls/phone-link.tsx';

/** Homes whose distributors are shown at once; that of any other is found by its CUPS. */
const SHOWN = 3;

/** The distributors of the customer's first active contracts; nothing while they are not known. */
export function OwnDistributors(): ReactElement | null {
  const types = useContractTypes().filter((type) => type !== 'multipoint');
  const { data } = useQuery(notifiedContractsQuery(types));
  const shown = data?.rows.slice(0, SHOWN) ?? [];
  const read = useQueries({ queries: shown.map(({ type, name }) => contractQuery(type, name)) });
  const known = read.flatMap(({ data: contract }) =>
    contract?.distributor?.phone ? [{ ...contract.distributor, contract }] : [],
  );
  if (known.length === 0) return null;
  return (
    <ul className="service-emergency-own">
      {known.map(({ name, phone, contract }) => (
        <li key={contract.id}>
          <span>{contract.address || contract.name}</span>
          <span>
            {name}: <PhoneLink phone={phone ?? ''} />
          </span>
        </li>
      ))}
    </ul>
  );
}
