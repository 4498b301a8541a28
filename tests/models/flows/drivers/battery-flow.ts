import { batteryMoveActors } from '#actors/battery-move-actors.ts';
import { submissionActors } from '#actors/submission-actors.ts';
import type { BatteryShare } from '#domain/battery/battery.ts';
import { batteryManagementMachine } from '#machines/battery-management.ts';
import { batteryMoveMachine } from '#machines/battery-move.ts';
import { otherBatteriesQuery } from '#queries/batteries/batteries.ts';
import { type BatteryChange, BatteryOracle } from '#tests/models/oracles/battery-oracle.ts';
import type { RetailerTools } from '#tests/models/oracles/oracle.ts';
import type { WalkStep } from '#tests/support/machines/machine-walk.ts';
import { type Flow, Portal } from './flow.ts';

/** A change of the first virtual battery of a contract. */
export class BatteryFlow implements Flow {
  readonly oracle: BatteryOracle;
  readonly portal: Portal;
  readonly #name: BatteryChange;
  #battery!: BatteryShare;
  #destination = 0;

  constructor(tools: RetailerTools, name: BatteryChange) {
    this.#name = name;
    this.oracle = new BatteryOracle(tools, name);
    this.portal = new Portal(tools);
  }

  async begin(): Promise<void> {
    const { queryClient } = this.portal;
    this.portal.token = this.oracle.customer.token;
    const contract = await this.#read();
    const dependencies = { subject: { contract, battery: this.#battery }, queryClient };
    if (this.#name === 'battery-management')
      return this.portal.start(
        batteryManagementMachine.provide({ actors: submissionActors(this.#name, dependencies) }),
      );
    const others = await this.portal.read(() =>
      queryClient.fetchQuery(otherBatteriesQuery(this.#battery.id)),
    );
    this.#destination = others[0]?.id ?? 0;
    this.portal.start(batteryMoveMachine.provide({ actors: batteryMoveActors(dependencies) }));
  }

  async #read() {
    const contract = await this.portal.contract(this.oracle.contract);
    this.#battery = contract.batteries[0] as BatteryShare;
    return contract;
  }

  async perform({ event }: WalkStep): Promise<void> {
    if (this.#name === 'battery-move') {
      const answers = { destination: this.#destination, percentage: 25 };
      if (event.type === 'submit') return this.portal.submit(answers);
      return this.portal.send(event.type === 'next' ? { type: 'next', answers } : event);
    }
    if (this.#battery.isWaiting) await this.oracle.sign();
    await this.#read();
    const isApplied = this.#battery.management === 'aplicar';
    this.portal.submit({ management: isApplied ? 'acumular' : 'aplicar' });
  }

  callsOf(): string[] {
    // What was signed is read before anything else is chosen.
    return this.#name === 'battery-management' ? ['getContract'] : [];
  }
}
