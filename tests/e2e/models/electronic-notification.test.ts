import { indebtedContract } from '#tests/e2e/support/household.ts';
import { ContractRequestPage } from './contract-request-page.ts';
import { describeWalks } from './model-test.ts';

describeWalks(
  'electronic-notification',
  (tools) =>
    new ContractRequestPage(tools, {
      name: 'electronic-notification',
      operation: 'requestElectronicNotification',
      call: { path: 'electronic_notification', data: undefined },
      contract: indebtedContract,
      stores: { electronic_notification: false, pending: [{ kind: 'electronic-notification' }] },
    }),
);
