import { describeWalks } from './model-test.ts';
import { SignInPage } from './pages/sign-in-page.ts';

describeWalks('sign-in', (tools) => new SignInPage(tools));
