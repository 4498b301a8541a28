import { describeWalks } from './model-test.ts';
import { SessionPage } from './session-page.ts';

describeWalks('session', (tools) => new SessionPage(tools));
