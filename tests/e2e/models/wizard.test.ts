import { describeWalks } from './model-test.ts';
import { WizardPage } from './pages/wizard-page.ts';

describeWalks('wizard', (tools) => new WizardPage(tools));
