/** The two lines of an address. */
export interface AddressParts {
  /** Street, number and door, by which a customer knows a home. */
  street: string;
  /** Municipality, without its postal code; empty where the address has none. */
  town: string;
}

/** Parts an address at its postal code: `Calle Mayor 4, 2.º B` and `Zaragoza`. */
export function addressParts(address: string): AddressParts {
  const [, street, town] = /^(.+?),?\s+\d{5}\s+(\D+)$/.exec(address) ?? [];
  return { street: street ?? address, town: town ?? '' };
}
