import { describeWalks } from './model-test.ts';
import { ContractRequestPage } from './pages/contract-request-page.ts';

describeWalks(
  'electronic-notification',
  (tools) => new ContractRequestPage(tools, 'electronic-notification'),
);
