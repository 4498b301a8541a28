import { useQueryClient } from '@tanstack/react-query';
import type { Answers } from '#domain/submission.ts';

type Entry = Record<string, unknown>;

/**
 * What was chosen in a form, in the words of its look-ups: the home and number of the contract, the type and subtype of
 * the claim; null for what was not chosen.
 */
export function useChosenNames(answers: Answers): {
  contract: string | null;
  claim: string | null;
} {
  const queryClient = useQueryClient();
  const chosen = (operation: string, member: string, value: unknown): Entry | undefined =>
    queryClient
      .getQueriesData<Entry[]>({ queryKey: ['lookup', operation] })
      .flatMap(([, entries]) => entries ?? [])
      .find((entry) => entry[member] === value);
  const contract = chosen('listContracts', 'reference', answers.contract);
  const type = chosen('listClaimTypes', 'code', answers.type);
  const subtype = chosen('listClaimSubtypes', 'name', answers.subtype);
  const claim = [type?.label, subtype?.desc].filter(Boolean).join(' · ');
  return {
    contract: contract ? `${contract.home} · ${contract.details}` : null,
    claim: claim || null,
  };
}
