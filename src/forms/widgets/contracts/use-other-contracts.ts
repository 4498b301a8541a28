import { useQueries, useQueryClient } from '@tanstack/react-query';
import type { Contract, ContractSummary } from '#domain/contract/contract.ts';
import { namedContract, referenceOf } from '#domain/contract/contract-reference.ts';
import { useFormContext } from '#forms/engine/form-context.ts';
import { useFoundContracts } from '#forms/other-contracts/use-found-contracts.ts';
import { contractsQuery, listedContract } from '#queries/contracts/contracts.ts';

/** Most contracts of a kind of supply that are listed; a search finds the others. */
const LISTED = 50;

/** Most contracts that are listed without a search. */
const FEW = 8;

export interface OtherContractsOffer {
  /** Undefined until it is known. */
  hasOthers: boolean | undefined;
  /** Without the one that the form is about; those ticked first where the search does not find them. */
  listed: readonly ContractSummary[];
  /** True for a customer who has more than a few. */
  isLong: boolean;
  /** True where some that the search finds are not listed. */
  hasMore: boolean;
  /** True where the search finds none. */
  isNothing: boolean;
  hasFailed: boolean;
}

/** The customer's other active contracts: those that a text finds, and those that are ticked. */
export function useOtherContracts(ticked: readonly string[], search: string): OtherContractsOffer {
  const { facts } = useFormContext();
  const { name } = (facts.subject.contract ?? {}) as Partial<Contract>;
  const all = useFoundContracts('', LISTED);
  const found = useFoundContracts(search, LISTED);
  const isOther = (one: ContractSummary) => one.state === 'activa' && one.name !== name;
  const rowsOf = ({ pages }: typeof all) => pages.flatMap(({ page }) => page.rows).filter(isOther);

  const rows = rowsOf(found);
  const listed = new Set(rows.map(referenceOf));
  const unlisted = useUnlistedContracts(ticked.filter((reference) => !listed.has(reference)));
  const others = rowsOf(all);
  return {
    hasOthers: others.length > 0 || ticked.length > 0 || (all.isPending ? undefined : false),
    listed: [...unlisted, ...rows],
    isLong: others.length > FEW,
    // Active contracts come first.
    hasMore: found.pages.some(
      ({ page: { rows: shown, total } }) =>
        total > shown.length && shown.at(-1)?.state === 'activa',
    ),
    isNothing: !found.hasFailed && rows.length === 0,
    hasFailed: found.hasFailed,
  };
}

/**
 * Contracts that are ticked and not found by the search: from a list that was fetched before, else each by its
 * number.
 */
function useUnlistedContracts(references: readonly string[]): ContractSummary[] {
  const queryClient = useQueryClient();
  return useQueries({
    queries: references.map((reference) => {
      const { type, name } = namedContract(reference);
      const known = listedContract(queryClient, reference);
      return {
        ...contractsQuery({ type, offset: 0, limit: 1, search: name }),
        ...(known && {
          initialData: { rows: [known], total: 1 },
          staleTime: Number.POSITIVE_INFINITY,
        }),
      };
    }),
    combine: (reads) => reads.flatMap(({ data }) => data?.rows ?? []),
  });
}
