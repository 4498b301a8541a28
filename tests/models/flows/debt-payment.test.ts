import { DebtPaymentFlow } from './debt-payment-flow.ts';
import { describeFlows } from './flow-test.ts';

describeFlows('debt-payment', (tools) => new DebtPaymentFlow(tools));
