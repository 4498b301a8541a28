import { describeWalks } from './model-test.ts';
import { InlineContactPage } from './pages/inline-contact-page.ts';

describeWalks('inline-contact', (tools) => new InlineContactPage(tools));
