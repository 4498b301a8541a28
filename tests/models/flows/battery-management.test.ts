import { BatteryFlow } from './battery-flow.ts';
import { describeFlows } from './flow-test.ts';

describeFlows('battery-management', (tools) => new BatteryFlow(tools, 'battery-management'));
