import { wizardBrowserModel } from '#tests/models/wizard-browser-model.ts';
import type { MachineModel } from '#tests/support/machine-model.ts';

/** The model that is walked in a browser, by its name: machine, then wizard. */
export function browserModel(name: string): MachineModel {
  const [, wizard = ''] = name.split(' ');
  return wizardBrowserModel(wizard);
}
