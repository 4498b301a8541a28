import { describeWalks } from './model-test.ts';
import { SupportPage } from './support-page.ts';

describeWalks('claim', (tools) => new SupportPage(tools, 'claim'));
