import { ContractsSubmissionFlow } from './contracts-submission-flow.ts';
import { describeFlows } from './flow-test.ts';

describeFlows('contracts-submission', (tools) => new ContractsSubmissionFlow(tools));
