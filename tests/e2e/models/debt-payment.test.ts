import { DebtPaymentPage } from './debt-payment-page.ts';
import { describeWalks } from './model-test.ts';

describeWalks('debt-payment', (tools) => new DebtPaymentPage(tools));
