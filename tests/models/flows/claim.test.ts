import { describeFlows } from './flow-test.ts';
import { SupportFlow } from './support-flow.ts';

describeFlows('claim', (tools) => new SupportFlow(tools, 'claim'));
