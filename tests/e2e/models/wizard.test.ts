import { wizardNames } from '#tests/models/wizard-model.ts';
import { describeWalk } from './model-test.ts';
import { WizardWalker } from './wizard-walker.ts';

for (const wizard of wizardNames) {
  describeWalk(`wizard ${wizard}`, (page, words) => new WizardWalker(page, words, wizard));
}
