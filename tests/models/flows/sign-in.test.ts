import { describeFlows } from './drivers/flow-test.ts';
import { SignInFlow } from './drivers/sign-in-flow.ts';

describeFlows('sign-in', (tools) => new SignInFlow(tools));
