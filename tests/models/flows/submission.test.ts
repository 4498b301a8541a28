import { describeFlows } from './flow-test.ts';
import { SubmissionFlow } from './submission-flow.ts';

describeFlows('submission', (tools) => new SubmissionFlow(tools));
