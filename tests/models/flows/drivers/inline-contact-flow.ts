import { submissionActors } from '#actors/submission-actors.ts';
import { inlineContactMachine } from '#machines/inline-contact.ts';
import { InlineContactOracle } from '#tests/models/oracles/inline-contact-oracle.ts';
import type { RetailerTools } from '#tests/models/oracles/oracle.ts';
import type { WalkStep } from '#tests/support/machines/machine-walk.ts';
import { submitOf } from '#tests/support/trials/form-submit.ts';
import { type Flow, Portal } from './flow.ts';

/** A telephone or an e-mail address of a contract, changed where it stands. */
export class InlineContactFlow implements Flow {
  readonly oracle: InlineContactOracle;
  readonly portal: Portal;

  constructor(tools: RetailerTools) {
    this.oracle = new InlineContactOracle(tools);
    this.portal = new Portal(tools);
  }

  async begin(): Promise<void> {
    const { queryClient } = this.portal;
    this.portal.token = this.oracle.customer.token;
    const subject = { contract: await this.portal.contract(this.oracle.contract) };
    const actors = submissionActors(submitOf(this.oracle.case.form), { subject, queryClient });
    this.portal.start(inlineContactMachine.provide({ actors }));
  }

  async perform({ event }: WalkStep): Promise<void> {
    if (event.type === 'submit') this.portal.submit(this.oracle.case.answers);
    else this.portal.send(event);
  }
}
