import { ContractsSubmissionFlow } from './drivers/contracts-submission-flow.ts';
import { describeFlows } from './drivers/flow-test.ts';

describeFlows('contracts-submission', (tools) => new ContractsSubmissionFlow(tools));
