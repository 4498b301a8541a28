import { describeWalks } from './model-test.ts';
import { SupportPage } from './pages/support-page.ts';

describeWalks('claim', (tools) => new SupportPage(tools, 'claim'));
