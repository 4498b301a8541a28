import { ContractRequestFlow } from './drivers/contract-request-flow.ts';
import { describeFlows } from './drivers/flow-test.ts';

describeFlows('sips-opt-out', (tools) => new ContractRequestFlow(tools, 'sips-opt-out'));
