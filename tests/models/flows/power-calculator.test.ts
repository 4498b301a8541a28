import { describeFlows } from './drivers/flow-test.ts';
import { PowerCalculatorFlow } from './drivers/power-calculator-flow.ts';

describeFlows('power-calculator', (tools) => new PowerCalculatorFlow(tools));
