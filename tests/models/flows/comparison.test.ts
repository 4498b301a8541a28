import { ComparisonFlow } from './drivers/comparison-flow.ts';
import { describeFlows } from './drivers/flow-test.ts';

describeFlows('comparison', (tools) => new ComparisonFlow(tools));
