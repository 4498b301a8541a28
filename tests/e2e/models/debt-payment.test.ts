import { describeWalks } from './model-test.ts';
import { DebtPaymentPage } from './pages/debt-payment-page.ts';

describeWalks('debt-payment', (tools) => new DebtPaymentPage(tools));
