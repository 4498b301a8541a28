import { useMemo, useSyncExternalStore } from 'react';
import { now } from '#config/clock.ts';
import { useFacts } from '#config/facts-provider.tsx';
import { type Category, isInForce } from './consent-record.ts';
import { chooseConsent, chosenConsent, onConsent } from './consent-store.ts';
import { categoriesOf, usesOf } from './uses.ts';

export interface Consent {
  /** What the customer agreed to, in the version in force; null as long as nothing was chosen. */
  granted: ReadonlySet<Category> | null;
  choose: (categories: readonly Category[]) => void;
}

/** The choice in force, and how to make another one. */
export function useConsent(): Consent {
  const { consent } = useFacts().settings;
  const record = useSyncExternalStore(onConsent, chosenConsent, () => null);
  return useMemo(() => {
    const granted = record && isInForce(record, consent, now()) ? new Set(record.categories) : null;
    const choose = (categories: readonly Category[]) =>
      chooseConsent({
        version: consent.version,
        date: new Date(now()).toISOString(),
        categories,
      });
    return { granted, choose };
  }, [record, consent]);
}

/** True while a required consent has no answer: the consent bar is open or about to open. */
export function useConsentPending(): boolean {
  const { settings } = useFacts();
  const { granted } = useConsent();
  return granted === null && categoriesOf(usesOf(settings)).length > 0;
}
