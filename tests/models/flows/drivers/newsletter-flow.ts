import { newsletterActors } from '#actors/newsletter-actors.ts';
import { newsletterMachine } from '#machines/newsletter.ts';
import { NewsletterOracle } from '#tests/models/oracles/newsletter-oracle.ts';
import type { RetailerTools } from '#tests/models/oracles/oracle.ts';
import type { WalkStep } from '#tests/support/machines/machine-walk.ts';
import { type Flow, Portal } from './flow.ts';

/** The newsletters of a subscriber, opened by the link of an e-mail. */
export class NewsletterFlow implements Flow {
  readonly oracle: NewsletterOracle;
  readonly portal: Portal;

  constructor(tools: RetailerTools) {
    this.oracle = new NewsletterOracle(tools);
    this.portal = new Portal(tools);
  }

  async begin(): Promise<void> {
    const { reference } = this.oracle;
    this.portal.start(newsletterMachine.provide({ actors: newsletterActors }), { reference });
  }

  async perform({ event }: WalkStep): Promise<void> {
    this.portal.send(event);
  }
}
