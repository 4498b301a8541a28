import { ContractRequestFlow } from './contract-request-flow.ts';
import { describeFlows } from './flow-test.ts';

describeFlows('sips-opt-out', (tools) => new ContractRequestFlow(tools, 'sips-opt-out'));
