import { useMemo } from 'react';
import { useFacts } from '#config/facts-provider.tsx';
import { useSearchParams } from '#ui/address/use-address.ts';

/** What a message or a claim is prefilled with (`facts/subject/support`). */
export interface SupportSubject {
  /** Distinguishes drafts: input about one contract is not used for another. */
  id: string;
  contract: string | null;
  category: number | null;
  readings: boolean;
}

/** A contract as a link names it: `gas/0010104`, or the number of one of electricity. */
const referenceIn = (text: string | null) =>
  text && (text.includes('/') ? text : `electricity/${text}`);

/**
 * The parameters of a link: a contract (`?contract=gas/0010104`), and with `?autolectures=true` readings of the meter,
 * if the retailer takes them (customer area, section 9).
 */
export function useSupportSubject(): { support: SupportSubject } {
  const [search] = useSearchParams();
  const { features, support } = useFacts().settings;
  const contract = referenceIn(search.get('contract'));
  const readings = features.contactAutoReads && search.get('autolectures') === 'true';
  const { autoReadsCategory } = support;
  return useMemo(
    () => ({
      support: {
        id: [contract, readings && 'readings'].filter(Boolean).join(','),
        contract,
        category: readings ? autoReadsCategory : null,
        readings,
      },
    }),
    [contract, readings, autoReadsCategory],
  );
}
