import { describeWalks } from './model-test.ts';
import { NewsletterPage } from './newsletter-page.ts';

describeWalks('newsletter', (tools) => new NewsletterPage(tools));
