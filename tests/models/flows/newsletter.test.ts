import { describeFlows } from './drivers/flow-test.ts';
import { NewsletterFlow } from './drivers/newsletter-flow.ts';

describeFlows('newsletter', (tools) => new NewsletterFlow(tools));
