import { ComparisonFlow } from './comparison-flow.ts';
import { describeFlows } from './flow-test.ts';

describeFlows('comparison', (tools) => new ComparisonFlow(tools));
