import { describeWalks } from './model-test.ts';
import { NewsletterPage } from './pages/newsletter-page.ts';

describeWalks('newsletter', (tools) => new NewsletterPage(tools));
