import { submissionActors } from '#actors/submission-actors.ts';
import { sipsStanding } from '#domain/contract/contract.ts';
import type { RequestStanding } from '#machines/attempt-setup.ts';
import { electronicNotificationMachine } from '#machines/electronic-notification.ts';
import { sipsOptOutMachine } from '#machines/sips-opt-out.ts';
import {
  type ContractRequestName,
  ContractRequestOracle,
} from '#tests/models/oracles/contract-request-oracle.ts';
import type { RetailerTools } from '#tests/models/oracles/oracle.ts';
import type { WalkStep } from '#tests/support/machines/machine-walk.ts';
import { submitOf } from '#tests/support/trials/form-submit.ts';
import { type Flow, Portal } from './flow.ts';

/** A request on a contract, and what the contract says of it later. */
export class ContractRequestFlow implements Flow {
  readonly oracle: ContractRequestOracle;
  readonly portal: Portal;
  readonly #name: ContractRequestName;

  constructor(tools: RetailerTools, name: ContractRequestName) {
    this.#name = name;
    this.oracle = new ContractRequestOracle(tools, name);
    this.portal = new Portal(tools);
  }

  async begin(): Promise<void> {
    const { customer, contract } = this.oracle;
    const { queryClient } = this.portal;
    this.portal.token = customer.token;
    const subject = { contract: await this.portal.contract(contract) };
    const actors = submissionActors(submitOf(this.#name), { subject, queryClient });
    const input = { standing: await this.#standing() };
    if (this.#name === 'sips-opt-out')
      this.portal.start(sipsOptOutMachine.provide({ actors }), input);
    else this.portal.start(electronicNotificationMachine.provide({ actors }), input);
  }

  /** What the contract says now. */
  async #standing(): Promise<RequestStanding> {
    const { sips, electronicNotification } = await this.portal.contract(this.oracle.contract);
    return this.#name === 'sips-opt-out' ? sipsStanding(sips) : electronicNotification.state;
  }

  async perform({ event }: WalkStep): Promise<void> {
    const { standing } = event as { standing?: RequestStanding };
    if (!standing) return this.portal.submit({});
    await this.oracle.goOn(standing);
    this.portal.send({ type: 'read', standing: await this.#standing() });
  }

  callsOf({ event }: WalkStep): string[] {
    return event.type === 'read' ? ['getContract'] : [];
  }
}
