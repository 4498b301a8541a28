import { InlineContactPage } from './inline-contact-page.ts';
import { describeWalks } from './model-test.ts';

describeWalks('inline-contact', (tools) => new InlineContactPage(tools));
