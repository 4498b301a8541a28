import { describeFlows } from './drivers/flow-test.ts';
import { SupportFlow } from './drivers/support-flow.ts';

describeFlows('claim', (tools) => new SupportFlow(tools, 'claim'));
