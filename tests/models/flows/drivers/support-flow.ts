import { claimActors } from '#actors/claim-actors.ts';
import { contactActors } from '#actors/contact-actors.ts';
import { claimMachine } from '#machines/claim.ts';
import { contactMachine } from '#machines/contact.ts';
import type { RetailerTools } from '#tests/models/oracles/oracle.ts';
import { SupportOracle } from '#tests/models/oracles/support-oracle.ts';
import { submitOf } from '#tests/support/trials/form-submit.ts';
import { type Flow, Portal } from './flow.ts';

/** A message to customer service, or a claim. */
export class SupportFlow implements Flow {
  readonly oracle: SupportOracle;
  readonly portal: Portal;

  constructor(tools: RetailerTools, machine: 'contact' | 'claim') {
    this.oracle = new SupportOracle(tools, machine);
    this.portal = new Portal(tools);
  }

  async begin(): Promise<void> {
    const { isOwn, customer } = this.oracle;
    const { form } = this.oracle.case;
    if (isOwn) this.portal.token = customer.token;
    const dependencies = { subject: {}, queryClient: this.portal.queryClient };
    this.portal.start(
      form === 'claim'
        ? claimMachine.provide({ actors: claimActors(submitOf(form), dependencies) })
        : contactMachine.provide({ actors: contactActors(submitOf(form), dependencies) }),
    );
  }

  async perform(): Promise<void> {
    this.portal.submit(this.oracle.answers);
  }
}
