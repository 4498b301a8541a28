import { describeFlows } from './flow-test.ts';
import { SessionFlow } from './session-flow.ts';

describeFlows('session', (tools) => new SessionFlow(tools));
