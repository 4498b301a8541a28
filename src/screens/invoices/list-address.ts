import { useSearchParams } from 'react-router-dom';

/** Parameter of the address that names the kind of supply. */
export const TYPE = 'type';

/** Returns the function for the address of this list with one filter alone: `?type=gas&number=F2600123`. */
export function useFilteredAddress(): (name: string, value: string) => string {
  const [params] = useSearchParams();
  const type = params.get(TYPE);
  return (name, value) =>
    `?${new URLSearchParams({ ...(type && { [TYPE]: type }), [name]: value })}`;
}
