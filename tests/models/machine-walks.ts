import {
  coverageOf,
  type Gain,
  type MachineCoverage,
} from '#tests/support/machines/machine-coverage.ts';
import { type MachineModel, walkMachine } from '#tests/support/machines/machine-model.ts';
import { fewest } from '#tests/support/machines/machine-selection.ts';
import type { WalkPath } from '#tests/support/machines/machine-walk.ts';
import { batteryManagementModels, batteryMoveModels } from './battery-models.ts';
import { comparisonModels } from './comparison-model.ts';
import { contractsSubmissionModels } from './contracts-model.ts';
import { debtPaymentModels } from './debt-payment-model.ts';
import { inlineContactModels } from './inline-contact-model.ts';
import { newsletterModels } from './newsletter-model.ts';
import { paymentModels } from './payment-model.ts';
import { powerCalculatorModels } from './power-calculator-model.ts';
import { electronicNotificationModels, sipsOptOutModels } from './request-models.ts';
import { sessionModel } from './session-model.ts';
import { signInModel } from './sign-in-model.ts';
import { submissionModels } from './submission-model.ts';
import { claimModels, contactModels } from './support-models.ts';
import { wizardModels } from './wizard-model.ts';

/** A machine as it is walked: one model, or one for each document or form that it drives. */
const machines: Record<string, () => Record<string, MachineModel>> = {
  'battery-management': batteryManagementModels,
  'battery-move': batteryMoveModels,
  claim: claimModels,
  comparison: comparisonModels,
  contact: contactModels,
  'contracts-submission': contractsSubmissionModels,
  'debt-payment': debtPaymentModels,
  'electronic-notification': electronicNotificationModels,
  'inline-contact': inlineContactModels,
  newsletter: newsletterModels,
  payment: paymentModels,
  'power-calculator': powerCalculatorModels,
  session: () => ({ session: sessionModel }),
  'sign-in': () => ({ 'sign-in': signInModel }),
  'sips-opt-out': sipsOptOutModels,
  submission: submissionModels,
  wizard: wizardModels,
};

export const machineNames = Object.keys(machines);

/**
 * Machines whose paths `npm test` walks in Chromium; those of the others it walks in Node. One of the dialogs stands for
 * all of its shape: they differ in two or three states.
 */
export const usualInChromium: readonly string[] = ['wizard', 'payment', 'submission'];

/** A path to walk, and with which of a machine's models. */
export interface Walk {
  variant: string;
  model: MachineModel;
  path: WalkPath;
  gains: ReadonlySet<Gain>;
  /** True for a path that walks no transition which others do not: it tries another outcome or another case. */
  isExhaustive: boolean;
}

export interface MachineWalks {
  walks: readonly Walk[];
  /** Transitions that are not walked, and why. */
  never: Readonly<Record<string, string>>;
  coverageOf(walks: readonly Walk[]): MachineCoverage;
}

const known = new Map<string, MachineWalks>();

/** The paths of a machine: every transition, outcome and case once, whichever of its models it belongs to. */
export function machineWalks(machine: string): MachineWalks {
  const found = known.get(machine) ?? chosenWalks(machine);
  known.set(machine, found);
  return found;
}

function chosenWalks(machine: string): MachineWalks {
  const models = Object.entries(machines[machine]?.() ?? {});
  if (models.length === 0) throw new Error(`There is no model of a machine "${machine}"`);
  const candidates = new Map<string, Omit<Walk, 'isExhaustive'>>();
  const all = new Set<Gain>();
  for (const [variant, model] of models) {
    const { paths, record } = walkMachine(model);
    for (const gain of record.all) all.add(gain);
    for (const path of paths) {
      // Models share paths: what one walks needs no second walk in another.
      if (!candidates.has(path.name))
        candidates.set(path.name, { variant, model, path, gains: record.walkedBy(path) });
    }
  }
  const different = [...candidates.values()];
  const isOfMachine = (gain: Gain) => /^(state|transition) /.test(gain) && all.has(gain);
  const few = fewest(different, isOfMachine);
  const others = fewest(different, (gain) => all.has(gain), few);
  return {
    walks: [
      ...few.map((walk) => ({ ...walk, isExhaustive: false })),
      ...others.map((walk) => ({ ...walk, isExhaustive: true })),
    ],
    never: Object.assign({}, ...models.map(([, { never }]) => never)),
    coverageOf: (walks) => coverageOf(all, new Set(walks.flatMap(({ gains }) => [...gains]))),
  };
}
