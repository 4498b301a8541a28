import { describeFlows } from './drivers/flow-test.ts';
import { InlineContactFlow } from './drivers/inline-contact-flow.ts';

describeFlows('inline-contact', (tools) => new InlineContactFlow(tools));
