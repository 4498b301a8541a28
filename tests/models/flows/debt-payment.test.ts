import { DebtPaymentFlow } from './drivers/debt-payment-flow.ts';
import { describeFlows } from './drivers/flow-test.ts';

describeFlows('debt-payment', (tools) => new DebtPaymentFlow(tools));
