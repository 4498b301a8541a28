import { describeWalks, test } from './model-test.ts';
import { SessionPage } from './session-page.ts';

test.use({ trace: 'off', held: '^POST .*/(is_token_valid|logout)$' });

describeWalks('session', (tools) => new SessionPage(tools));
