/** The retailer's public key at the card platform. */
export const PUBLISHABLE_KEY = 'pk_test_lluerna';

/** True when a browser's request carries the retailer's public key in `key`. */
export function isPublishableKey(fields: unknown): fields is Record<string, unknown> {
  return (
    typeof fields === 'object' &&
    fields !== null &&
    'key' in fields &&
    fields.key === PUBLISHABLE_KEY
  );
}
