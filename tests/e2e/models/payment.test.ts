import { describeWalks } from './model-test.ts';
import { PaymentPage } from './payment-page.ts';

describeWalks('payment', (tools) => new PaymentPage(tools));
