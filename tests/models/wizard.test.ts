import { testMachine } from '#tests/support/machine-replay.ts';
import { wizardModel, wizardNames } from './wizard-model.ts';

for (const name of wizardNames) testMachine(`wizard ${name}`, wizardModel(name));
