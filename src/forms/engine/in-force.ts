import { valueAt } from '#domain/values/value-at.ts';
import { pathOfAddress } from './field-address.ts';
import { useFormContext } from './form-context.ts';

/** What is in force now: the fact that the option `current` of a field names; undefined without one. */
export function useInForce(current: unknown): unknown {
  const { facts } = useFormContext();
  return typeof current === 'string' ? valueAt({ facts }, pathOfAddress(current, [])) : undefined;
}
