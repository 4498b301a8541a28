import { useFacts } from '#config/facts-provider.tsx';
import { useOpenRoutes } from '#config/open-routes.ts';

/**
 * Returns a function for the address of a page by its route; null while the page is closed, and where it is for visitors
 * only and a customer is signed in.
 */
export function useOpenPage(): (route: string) => string | null {
  const find = useOpenRoutes();
  const { signedIn } = useFacts().session;
  return (route) => {
    const page = find(route);
    return signedIn && page?.access === 'public' ? null : (page?.address ?? null);
  };
}
