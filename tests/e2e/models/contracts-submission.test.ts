import { describeWalks } from './model-test.ts';
import { ContractsSubmissionPage } from './pages/contracts-submission-page.ts';

describeWalks('contracts-submission', (tools) => new ContractsSubmissionPage(tools));
