import { type BlockerFunction, useSearchParams } from 'react-router-dom';

/** Parameter of the address that names the kind of supply. */
export const TYPE = 'type';

/** Returns the function for the address of this list with one filter alone: `?type=gas&number=F2600123`. */
export function useFilteredAddress(): (name: string, value: string) => string {
  const [params] = useSearchParams();
  const type = params.get(TYPE);
  return (name, value) =>
    `?${new URLSearchParams({ ...(type && { [TYPE]: type }), [name]: value })}`;
}

/** True for a change of the address to another list or screen; pages and filters are the same list. */
export const leavesList: BlockerFunction = ({ currentLocation: from, nextLocation: to }) => {
  const typeIn = ({ search }: { search: string }) => new URLSearchParams(search).get(TYPE);
  return from.pathname !== to.pathname || typeIn(from) !== typeIn(to);
};
