import { describeWalks } from './model-test.ts';
import { SubmissionPage } from './pages/submission-page.ts';

describeWalks('submission', (tools) => new SubmissionPage(tools));
