import { ContractsSubmissionPage } from './contracts-submission-page.ts';
import { describeWalks } from './model-test.ts';

describeWalks('contracts-submission', (tools) => new ContractsSubmissionPage(tools));
