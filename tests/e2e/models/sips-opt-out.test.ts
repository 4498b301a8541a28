import { activeContract, contractToSign } from '#tests/e2e/support/household.ts';
import { ContractRequestPage } from './contract-request-page.ts';
import { describeWalks } from './model-test.ts';

describeWalks(
  'sips-opt-out',
  (tools) =>
    new ContractRequestPage(tools, {
      name: 'sips-opt-out',
      operation: 'optOutOfSips',
      call: { path: 'no_cession_sips', data: { noCessionSelection: 'actual' } },
      contract: (customer, variant) =>
        (variant.includes('to sign') ? contractToSign : activeContract)(customer),
      stores: { sips_state: 'requested' },
    }),
);
