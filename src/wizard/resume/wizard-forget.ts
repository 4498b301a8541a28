import { keepsAny, removeStored } from '#storage/browser-storage.ts';

/** Prefix of the storage keys of wizards. */
export const WIZARD_PREFIX = 'lluerna.wizard.';

/** True where this device keeps a wizard, stored or of this tab. */
export const keepsWizards = (): boolean =>
  keepsAny('browser', WIZARD_PREFIX) || keepsAny('tab', WIZARD_PREFIX);

const listeners = new Set<() => void>();

/** Calls back when all wizards are deleted. */
export function onWizardsForgotten(listener: () => void): void {
  listeners.add(listener);
}

/** Deletes every wizard, stored or open: the customer logged out on this device. */
export function forgetWizards(): void {
  removeStored('browser', WIZARD_PREFIX);
  removeStored('tab', WIZARD_PREFIX);
  for (const listener of listeners) listener();
}
