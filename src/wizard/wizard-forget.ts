/** What the names of stored wizards begin with. */
export const WIZARD_PREFIX = 'lluerna.wizard.';

const listeners = new Set<() => void>();

/** Calls back when every wizard is forgotten. */
export function onWizardsForgotten(listener: () => void): void {
  listeners.add(listener);
}

/** Forgets every wizard, stored or open: the customer logged out on this device. */
export function forgetWizards(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(WIZARD_PREFIX)) localStorage.removeItem(key);
    }
  } catch {
    // A browser that forbids storage stored nothing.
  }
  for (const listener of listeners) listener();
}
