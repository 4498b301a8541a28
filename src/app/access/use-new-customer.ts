import { useQuery } from '@tanstack/react-query';
import { useSession } from '#actors/session-context.ts';
import { anyContractQuery } from '#queries/contracts/any-contract.ts';

/**
 * True while the customer is new: they had no contract at the sign-in with the identity provider and still have none
 * (customer area, section 6).
 */
export function useNewCustomer(isSignedIn: boolean): boolean {
  const cameNew = useSession(({ context }) => context.provider?.isNewCustomer ?? false);
  const { data: hasContract = false } = useQuery({
    ...anyContractQuery(),
    enabled: isSignedIn && cameNew,
  });
  return isSignedIn && cameNew && !hasContract;
}
