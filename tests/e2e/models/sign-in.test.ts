import { describeWalks } from './model-test.ts';
import { SignInPage } from './sign-in-page.ts';

describeWalks('sign-in', (tools) => new SignInPage(tools));
