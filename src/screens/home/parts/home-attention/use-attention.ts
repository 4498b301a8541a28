import { useQuery } from '@tanstack/react-query';
import { useOpenRoutes } from '#config/open-routes.ts';
import { type ContractSummary, contractStatus } from '#domain/contract/contract.ts';
import { waitsForCustomer } from '#domain/customer/request.ts';
import { useContractPath } from '#i18n/contract-paths.ts';
import { useFormats } from '#i18n/formats.ts';
import { usePathTo } from '#i18n/paths.ts';
import { useTexts } from '#i18n/texts.ts';
import { requestsQuery } from '#queries/account/requests.ts';
import { useHomeContracts } from '#screens/home/home-reads.ts';
import { type Read, readAs, readsTogether, type Together } from '#screens/home/reads-together.ts';
import type { AttentionLine } from './attention-line.ts';
import { useMoneyLine } from './use-money-line.ts';
import { useNoticeLine } from './use-notice-line.ts';

/** Most lines: of more, the first is not seen. The others stand on the pages that they are about. */
const MOST_LINES = 3;

/** What waits for the customer, at most a line for each kind: money, a signature, an answer, a notice. */
export function useAttention(): Read<Together<AttentionLine>> {
  const reads = readsTogether([
    useMoneyLine(),
    useSignatureLine(),
    useRequestLine(),
    useNoticeLine(),
  ]);
  return readAs(reads, ({ found, isWhole }) => ({
    isWhole,
    found: found.filter((line) => line !== null).slice(0, MOST_LINES),
  }));
}

/** Contracts without a signature. Changes that wait for a signature are shown only on the page of their contract. */
function useSignatureLine(): Read<AttentionLine | null> {
  const { t } = useTexts();
  const find = useOpenRoutes();
  const pathOf = useContractPath();
  const lineOf = (contracts: readonly ContractSummary[]): AttentionLine | null => {
    const [first, ...others] = contracts.filter(
      (one) => contractStatus(one) === 'signature-pending',
    );
    if (!first) return null;
    const look = { icon: 'document' } as const;
    const count = others.length + 1;
    if (count > 1)
      return {
        ...look,
        text: t('overview.attention.signatures', { count }),
        action: t('overview.attention.see-contracts'),
        to: find('contracts')?.address ?? null,
      };
    const isOpen = find(first.type === 'gas' ? 'gas-contract' : 'contract') !== null;
    const home = first.address || first.cups || first.name;
    return {
      ...look,
      text: t('overview.attention.signature', { home }),
      action: t('overview.attention.see-contract'),
      to: isOpen ? pathOf(first) : null,
    };
  };
  return readAs(useHomeContracts(), ({ found }) => lineOf(found.flatMap(({ rows }) => rows)));
}

/** Messages and claims in which the retailer waits for the customer. */
function useRequestLine(): Read<AttentionLine | null> {
  const { t } = useTexts();
  const { date } = useFormats();
  const to = usePathTo();
  const find = useOpenRoutes();
  const list = find('requests')?.address ?? null;
  const state = 'additional_information_needed' as const;
  const query = useQuery({
    ...requestsQuery({ offset: 0, limit: 1, search: '', state }),
    enabled: list !== null,
  });
  if (list === null) return { data: null, error: null, isFetching: false, refetch: () => {} };
  return readAs(query, ({ rows, total }) => {
    const [first] = rows.filter(waitsForCustomer);
    if (!first) return null;
    if (total > 1)
      return {
        icon: 'mail',
        text: t('overview.attention.requests', { count: total }),
        action: t('overview.attention.see-requests'),
        to: list,
      };
    return {
      icon: 'mail',
      text: t('overview.attention.request', {
        ...{ title: first.title || first.category || first.id, date: date(first.updatedAt) },
      }),
      action: t('overview.attention.see-request'),
      to: find('request') ? to('request', { id: String(first.id) }) : list,
    };
  });
}
