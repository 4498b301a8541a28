import { describeWalks } from './model-test.ts';
import { SupportPage } from './pages/support-page.ts';

describeWalks('contact', (tools) => new SupportPage(tools, 'contact'));
