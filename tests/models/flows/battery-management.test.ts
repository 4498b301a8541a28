import { BatteryFlow } from './drivers/battery-flow.ts';
import { describeFlows } from './drivers/flow-test.ts';

describeFlows('battery-management', (tools) => new BatteryFlow(tools, 'battery-management'));
