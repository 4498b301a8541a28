import { type ContractSummary, contractStatus } from '#domain/contract/contract.ts';
import { type AnnouncedNotice, noticeStanding } from '#domain/contract/contract-notice.ts';

/** What a home needs of its customer: what is owed comes first, then a signature, then an announced change. */
export type Need =
  | { kind: 'debt'; contract: ContractSummary }
  | { kind: 'signature'; contract: ContractSummary }
  | { kind: 'notice'; contract: ContractSummary; notice: AnnouncedNotice };

/** The contracts that need something, the largest debt first; each once, with what matters most. */
export function needsOf(contracts: readonly ContractSummary[], today: string): Need[] {
  const owing = contracts
    .filter(({ debtEuro }) => debtEuro > 0)
    .sort((one, other) => other.debtEuro - one.debtEuro);
  const others = contracts.filter(({ debtEuro }) => debtEuro <= 0);
  const unsigned = others.filter((contract) => contractStatus(contract) === 'signature-pending');
  const noticed = others.flatMap((contract): Need[] => {
    const { notice } = contract;
    const isOpen =
      notice && noticeStanding(notice, today) === 'open' && !unsigned.includes(contract);
    return isOpen ? [{ kind: 'notice', contract, notice }] : [];
  });
  return [
    ...owing.map((contract): Need => ({ kind: 'debt', contract })),
    ...unsigned.map((contract): Need => ({ kind: 'signature', contract })),
    ...noticed,
  ];
}
