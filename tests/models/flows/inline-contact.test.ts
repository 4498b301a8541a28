import { describeFlows } from './flow-test.ts';
import { InlineContactFlow } from './inline-contact-flow.ts';

describeFlows('inline-contact', (tools) => new InlineContactFlow(tools));
