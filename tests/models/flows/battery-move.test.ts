import { BatteryFlow } from './drivers/battery-flow.ts';
import { describeFlows } from './drivers/flow-test.ts';

describeFlows('battery-move', (tools) => new BatteryFlow(tools, 'battery-move'));
