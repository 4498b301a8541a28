import { describeWalks } from './model-test.ts';
import { PaymentPage } from './pages/payment-page.ts';

describeWalks('payment', (tools) => new PaymentPage(tools));
