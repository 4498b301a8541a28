import { ContractRequestFlow } from './drivers/contract-request-flow.ts';
import { describeFlows } from './drivers/flow-test.ts';

describeFlows(
  'electronic-notification',
  (tools) => new ContractRequestFlow(tools, 'electronic-notification'),
);
