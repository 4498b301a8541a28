import { comparisonActors } from '#actors/comparison-actors.ts';
import { comparisonMachine } from '#machines/comparison.ts';
import { CALL_ME, LEAVE_INVOICE } from '#tests/models/comparison-model.ts';
import { ComparisonOracle } from '#tests/models/oracles/comparison-oracle.ts';
import type { RetailerTools } from '#tests/models/oracles/oracle.ts';
import type { WalkStep } from '#tests/support/machines/machine-walk.ts';
import { type Flow, Portal, submitted } from './flow.ts';

/** A comparator: a bill of electricity or of gas, and the contact that is left about it. */
export class ComparisonFlow implements Flow {
  readonly oracle: ComparisonOracle;
  readonly portal: Portal;
  readonly #input: unknown;

  constructor(tools: RetailerTools) {
    this.oracle = new ComparisonOracle(tools);
    this.portal = new Portal(tools);
    this.#input = tools.walk.path.start(() => 0);
  }

  async begin(): Promise<void> {
    const energy = this.oracle.case.form === 'comparison' ? 'electricity' : 'gas';
    const actors = comparisonActors(energy, this.portal.queryClient);
    this.portal.start(comparisonMachine.provide({ actors }), this.#input);
  }

  async perform({ name, event }: WalkStep): Promise<void> {
    const { bill } = this.oracle;
    const { contact, invoice } = this.oracle.case;
    if (name === CALL_ME) this.portal.submit(contact);
    else if (name === LEAVE_INVOICE) this.portal.submit({ ...contact, invoice });
    else if (event.type === 'compare')
      this.portal.send({ type: 'compare', answers: submitted(bill) });
    else this.portal.send(event);
  }
}
