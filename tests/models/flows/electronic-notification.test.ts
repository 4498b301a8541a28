import { ContractRequestFlow } from './contract-request-flow.ts';
import { describeFlows } from './flow-test.ts';

describeFlows(
  'electronic-notification',
  (tools) => new ContractRequestFlow(tools, 'electronic-notification'),
);
