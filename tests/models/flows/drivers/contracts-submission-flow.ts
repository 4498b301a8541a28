import { contractsSubmissionActors } from '#actors/contracts-submission-actors.ts';
import { firstFailing } from '#config/conditions.ts';
import { factsOf } from '#config/facts.ts';
import { contractsSubmissionMachine } from '#machines/contracts-submission.ts';
import { AT_ONCE, TO_SIGN } from '#tests/models/contracts-model.ts';
import { ContractsSubmissionOracle } from '#tests/models/oracles/contracts-submission-oracle.ts';
import type { RetailerTools } from '#tests/models/oracles/oracle.ts';
import type { WalkStep } from '#tests/support/machines/machine-walk.ts';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';
import { submitOf } from '#tests/support/trials/form-submit.ts';
import { type Flow, Portal } from './flow.ts';

const FORM = 'iban-change';

/** A change of the bank account that was sent for one contract, on its way to two others. */
export class ContractsSubmissionFlow implements Flow {
  readonly oracle: ContractsSubmissionOracle;
  readonly portal: Portal;

  constructor(tools: RetailerTools) {
    this.oracle = new ContractsSubmissionOracle(tools);
    this.portal = new Portal(tools);
  }

  async begin(): Promise<void> {
    const { queryClient } = this.portal;
    const { answers, customer } = this.oracle;
    this.portal.token = customer.token;
    const configuration = await publishedConfiguration();
    const { requires } = await configuration.loadForm(FORM);
    const session = { signedIn: true };
    const failing = (contract: object) => {
      const facts = factsOf(configuration.manifest.settings, {}, session, { contract });
      return firstFailing(requires, facts, configuration);
    };
    const actors = contractsSubmissionActors(submitOf(FORM), {
      first: { kind: 'sent' },
      failing,
      queryClient,
    });
    const contracts = [AT_ONCE, TO_SIGN].map((one) => ({
      reference: `electricity/${this.oracle.named(one).name}`,
      idempotencyKey: crypto.randomUUID(),
    }));
    this.portal.start(contractsSubmissionMachine.provide({ actors }), { answers, contracts });
  }

  async perform({ event }: WalkStep): Promise<void> {
    this.portal.send(event);
  }
}
