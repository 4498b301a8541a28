import { submissionActors } from '#actors/submission-actors.ts';
import type { Answers } from '#domain/submission.ts';
import { submissionMachine } from '#machines/submission.ts';
import type { RetailerTools } from '#tests/models/oracles/oracle.ts';
import { SubmissionOracle } from '#tests/models/oracles/submission-oracle.ts';
import { submitOf } from '#tests/support/trials/form-submit.ts';
import { type Flow, Portal } from './flow.ts';

/** A plain form or dialog. */
export class SubmissionFlow implements Flow {
  readonly oracle: SubmissionOracle;
  readonly portal: Portal;

  constructor(tools: RetailerTools) {
    this.oracle = new SubmissionOracle(tools);
    this.portal = new Portal(tools);
  }

  async begin(): Promise<void> {
    const { contract, customer } = this.oracle;
    const { form, signedIn } = this.oracle.case;
    const { queryClient } = this.portal;
    if (contract || signedIn) this.portal.token = customer.token;
    const subject = contract ? await this.#subject(contract) : {};
    const actors = submissionActors(submitOf(form), { subject, queryClient });
    this.portal.start(submissionMachine.provide({ actors }));
  }

  async #subject(of: NonNullable<SubmissionOracle['contract']>) {
    const contract = await this.portal.contract(of);
    return { contract, battery: contract.batteries[0] };
  }

  async perform(): Promise<void> {
    const { answers } = this.oracle;
    const { fills = {} } = this.oracle.case;
    // Look-ups fill in the groups of a form, such as an address.
    const groups = Object.entries(fills).map(([name, filled]) => [
      name,
      { ...(answers[name] as Answers), ...(filled as Answers) },
    ]);
    this.portal.submit({ ...answers, ...Object.fromEntries(groups) });
  }
}
