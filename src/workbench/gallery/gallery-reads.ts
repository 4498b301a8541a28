import { QueryClient } from '@tanstack/react-query';
import type { ContractSummary } from '#domain/contract/contract.ts';
import { contractsQuery } from '#queries/contracts/contracts.ts';

const CONTRACTS = 20;

const contract = (place: number): ContractSummary => ({
  id: place,
  name: `00101${String(place).padStart(2, '0')}`,
  type: place % 4 === 0 ? 'gas' : 'electricity',
  state: 'activa',
  signDate: '2024-03-01',
  debtEuro: 0,
  cups: '',
  address: `Carrer de la Font Vella ${place}, 17820 Banyoles`,
  product: place % 4 === 0 ? 'Gas Hogar' : 'Luz Clara',
  tariff: null,
  powerKw: 4.6,
});

const contracts = Array.from({ length: CONTRACTS }, (_, place) => contract(place + 1));

/** A query client with the data that a customer's page has read for the widgets: the contracts. */
export function galleryReads(): QueryClient {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  for (const type of ['electricity', 'gas'] as const) {
    const rows = contracts.filter((one) => one.type === type);
    const { queryKey } = contractsQuery({ type, offset: 0, limit: 50, search: '' });
    client.setQueryData(queryKey, { rows, total: rows.length });
  }
  return client;
}
