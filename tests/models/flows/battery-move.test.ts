import { BatteryFlow } from './battery-flow.ts';
import { describeFlows } from './flow-test.ts';

describeFlows('battery-move', (tools) => new BatteryFlow(tools, 'battery-move'));
