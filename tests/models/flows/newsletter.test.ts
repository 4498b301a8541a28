import { describeFlows } from './flow-test.ts';
import { NewsletterFlow } from './newsletter-flow.ts';

describeFlows('newsletter', (tools) => new NewsletterFlow(tools));
