/** Prefix of the storage keys of wizards. */
export const WIZARD_PREFIX = 'lluerna.wizard.';

const listeners = new Set<() => void>();

/** Calls back when all wizards are deleted. */
export function onWizardsForgotten(listener: () => void): void {
  listeners.add(listener);
}

/** Deletes every wizard, stored or open: the customer logged out on this device. */
export function forgetWizards(): void {
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) {
        if (key.startsWith(WIZARD_PREFIX)) storage.removeItem(key);
      }
    }
  } catch {
    // Where storage is blocked nothing was stored.
  }
  for (const listener of listeners) listener();
}
