import { useMemo, useSyncExternalStore } from 'react';
import {
  type Location,
  type SetURLSearchParams,
  useLocation as useRouterLocation,
  useSearchParams as useRouterSearchParams,
} from 'react-router-dom';

const never = () => () => {};

/**
 * False while a prerendered page is hydrated at an address with more than its path: it was rendered without the rest,
 * which reaches its components as a change right afterwards.
 */
function useIsWhole({ search, hash, state }: Location): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => search === '' && hash === '' && (state ?? null) === null,
  );
}

/** As React Router's `useLocation`, without query, hash and state while a prerendered page is hydrated. */
export function useLocation(): Location {
  const here = useRouterLocation();
  const isWhole = useIsWhole(here);
  return useMemo(
    () => (isWhole ? here : { ...here, search: '', hash: '', state: null }),
    [here, isWhole],
  );
}

const none = new URLSearchParams();

/** As React Router's `useSearchParams`, empty while a prerendered page is hydrated. */
export function useSearchParams(): [URLSearchParams, SetURLSearchParams] {
  const [params, setParams] = useRouterSearchParams();
  const isWhole = useIsWhole(useRouterLocation());
  return [isWhole ? params : none, setParams];
}
