import { describeFlows } from './drivers/flow-test.ts';
import { SupportFlow } from './drivers/support-flow.ts';

describeFlows('contact', (tools) => new SupportFlow(tools, 'contact'));
