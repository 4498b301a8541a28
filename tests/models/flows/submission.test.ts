import { describeFlows } from './drivers/flow-test.ts';
import { SubmissionFlow } from './drivers/submission-flow.ts';

describeFlows('submission', (tools) => new SubmissionFlow(tools));
