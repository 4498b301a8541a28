import { describeWalks } from './model-test.ts';
import { SessionPage } from './pages/session-page.ts';

describeWalks('session', (tools) => new SessionPage(tools));
