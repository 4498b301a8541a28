import type { ContractSummary, ContractType } from '#domain/contract/contract.ts';
import { referenceOf } from '#domain/contract/contract-reference.ts';
import { lookupRead, nullIfNotFound } from '#queries/read/lookup-read.ts';
import { fetchContracts } from './contracts.ts';

/** The most that the retailer gives of one page. */
const PAGE = 500;

/** Pages that are read of each kind: of more contracts the first ones are offered, active ones before the others. */
const MOST_PAGES = 4;

async function allOf(type: ContractType, signal: AbortSignal): Promise<ContractSummary[]> {
  const rows: ContractSummary[] = [];
  for (let page = 0; page < MOST_PAGES; page++) {
    const wanted = { type, offset: page * PAGE, limit: PAGE, search: '' };
    const read = await fetchContracts(wanted, signal);
    rows.push(...read.rows);
    if (read.rows.length === 0 || rows.length >= read.total) break;
  }
  return rows;
}

/** How a choice reads where its product does not say it. */
function contextOf({ state, product, type }: ContractSummary): string | undefined {
  if (state === 'baixa') return 'closed';
  return product ? undefined : type;
}

/**
 * The customer's contracts to choose from: `reference` (`gas/0010104`), `home`, `details` (product and number) and the
 * `context` closed, electricity or gas where the product does not show it.
 */
export const contractsLookup = () =>
  lookupRead('listContracts', {}, async (signal) => {
    const [electricity, gas] = await Promise.all([
      allOf('electricity', signal),
      // A retailer without gas does not know the kind.
      allOf('gas', signal).catch(nullIfNotFound),
    ]);
    return [...electricity, ...(gas ?? [])].map((contract) => ({
      reference: referenceOf(contract),
      home: contract.address || contract.name,
      details: [contract.product, contract.name].filter(Boolean).join(' · '),
      context: contextOf(contract),
    }));
  });
