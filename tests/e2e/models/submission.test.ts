import { describeWalks, test } from './model-test.ts';
import { SubmissionPage } from './submission-page.ts';

test.use({
  trace: 'off',
  held: '^(POST .*/(iban/|get_token)|GET .*/v2/contracts/[^/]+)$',
});

describeWalks('submission', (tools) => new SubmissionPage(tools));
