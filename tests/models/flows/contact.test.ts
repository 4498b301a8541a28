import { describeFlows } from './flow-test.ts';
import { SupportFlow } from './support-flow.ts';

describeFlows('contact', (tools) => new SupportFlow(tools, 'contact'));
