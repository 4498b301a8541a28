import { describeFlows } from './flow-test.ts';
import { PowerCalculatorFlow } from './power-calculator-flow.ts';

describeFlows('power-calculator', (tools) => new PowerCalculatorFlow(tools));
