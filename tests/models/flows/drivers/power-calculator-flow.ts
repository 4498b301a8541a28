import { powerCalculatorActors } from '#actors/power-calculator-actors.ts';
import { applianceUses } from '#domain/bills/appliance-uses.ts';
import { countedAppliances, optimalPower } from '#domain/bills/power-calculator.ts';
import { powerCalculatorMachine } from '#machines/power-calculator.ts';
import type { RetailerTools } from '#tests/models/oracles/oracle.ts';
import { PowerCalculatorOracle } from '#tests/models/oracles/power-calculator-oracle.ts';
import type { WalkStep } from '#tests/support/machines/machine-walk.ts';
import { publishedConfiguration } from '#tests/support/services/published-configuration.ts';
import { type Flow, Portal, submitted } from './flow.ts';

/** The power calculator of a visitor, and the contact that is left with its result. */
export class PowerCalculatorFlow implements Flow {
  readonly oracle: PowerCalculatorOracle;
  readonly portal: Portal;

  constructor(tools: RetailerTools) {
    this.oracle = new PowerCalculatorOracle(tools);
    this.portal = new Portal(tools);
  }

  async begin(): Promise<void> {
    const actors = powerCalculatorActors({ queryClient: this.portal.queryClient });
    this.portal.start(powerCalculatorMachine.provide({ actors }));
  }

  async perform({ event }: WalkStep): Promise<void> {
    const calculation = await this.#calculation();
    if (event.type === 'submit') this.portal.submit({ ...this.oracle.contact, calculation });
    else if (event.type === 'next')
      this.portal.send({ type: 'next', answers: { calculation, presentPower: null } });
    else this.portal.send(event);
  }

  async #calculation() {
    const { settings } = (await publishedConfiguration()).manifest;
    const { appliances } = settings.powerCalculator;
    const { appliances: owned } = this.oracle.case;
    const { area, numPersones, cofSimul, cups } = submitted(this.oracle.case.answers) as {
      cups: string;
      area: number;
      numPersones: number;
      cofSimul: number;
    };
    const uses = applianceUses(owned.map((id) => `${id}:1`).join(' '), appliances);
    const counted = countedAppliances(appliances, uses, { area, cofSimul });
    return {
      ...{ cups, area, numPersones, cofSimul },
      ...{ appliances: counted, optimalPower: optimalPower(counted) },
    };
  }
}
