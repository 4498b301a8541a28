import { describeFlows } from './drivers/flow-test.ts';
import { SessionFlow } from './drivers/session-flow.ts';

describeFlows('session', (tools) => new SessionFlow(tools));
