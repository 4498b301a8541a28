import { ContractRequestPage } from './contract-request-page.ts';
import { describeWalks } from './model-test.ts';

describeWalks('sips-opt-out', (tools) => new ContractRequestPage(tools, 'sips-opt-out'));
