import { describeWalks } from './model-test.ts';
import { ContractRequestPage } from './pages/contract-request-page.ts';

describeWalks('sips-opt-out', (tools) => new ContractRequestPage(tools, 'sips-opt-out'));
