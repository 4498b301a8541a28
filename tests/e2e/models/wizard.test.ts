import { describeWalks } from './model-test.ts';
import { WizardPage } from './wizard-page.ts';

describeWalks('wizard', (tools) => new WizardPage(tools));
