import { describeWalks, test } from './model-test.ts';
import { WizardPage } from './wizard-page.ts';

test.use({ trace: 'off', held: '^POST .*/leads$' });

describeWalks('wizard', (tools) => new WizardPage(tools));
