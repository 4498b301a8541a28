import { ContractRequestPage } from './contract-request-page.ts';
import { describeWalks } from './model-test.ts';

describeWalks(
  'electronic-notification',
  (tools) => new ContractRequestPage(tools, 'electronic-notification'),
);
