import { describeFlows } from './flow-test.ts';
import { SignInFlow } from './sign-in-flow.ts';

describeFlows('sign-in', (tools) => new SignInFlow(tools));
