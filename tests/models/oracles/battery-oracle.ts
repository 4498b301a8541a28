import { expect } from '@playwright/test';
import { activeContract, contractToSign } from '#tests/e2e/support/household.ts';
import { TO_SIGN } from '#tests/models/battery-models.ts';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';
import { actLate } from './late-request.ts';
import type { Ended, Oracle, RetailerTools } from './oracle.ts';
import { SentAttempts } from './sent-attempts.ts';

type Contract = FreshCustomer['contracts'][number];

/** What differs between the changes of a battery. */
interface BatteryChangeKind {
  operation: string;
  /** The contract whose changes take effect at once. */
  contract: (customer: FreshCustomer) => Contract;
  /** What the retailer stores of the contract's batteries once it acted on this body. */
  stores: (body: Record<string, unknown>) => Record<string, unknown>;
}

/** The kinds by the name of the machine. */
const kinds = {
  'battery-management': {
    operation: 'changeBatteryManagement',
    contract: activeContract,
    stores: ({ valor_descomptes }) => ({ 'BV-CASA': { management: valor_descomptes } }),
  },
  'battery-move': {
    operation: 'moveBattery',
    // Neither its own panels fill the battery, nor are its changes signed.
    contract: ({ contracts }) => contracts[1] as Contract,
    stores: ({ pes_percentatge }) => ({
      'BV-CASA': { inForce: false },
      'BV-TALLER': { inForce: true, percentage: pes_percentatge },
    }),
  },
} satisfies Record<string, BatteryChangeKind>;

export type BatteryChange = keyof typeof kinds;

/** A change of a virtual battery, on a contract of the solar household. */
export class BatteryOracle implements Oracle {
  customer!: FreshCustomer;
  readonly #tools: RetailerTools;
  readonly #kind: BatteryChangeKind;
  readonly #attempts: SentAttempts;

  constructor(tools: RetailerTools, name: BatteryChange) {
    this.#tools = tools;
    this.#kind = kinds[name];
    this.#attempts = new SentAttempts(this.#kind.operation);
  }

  /** True where changes wait for the customer's signature. */
  get isSigned(): boolean {
    return this.#tools.walk.variant.includes(TO_SIGN);
  }

  get contract(): Contract {
    return (this.isSigned ? contractToSign : this.#kind.contract)(this.customer);
  }

  async begin(): Promise<void> {
    this.customer = await this.#tools.sandbox.freshCustomer({ household: 'solar' });
  }

  /** The customer signs what waits. */
  async sign(): Promise<void> {
    await this.#tools.sandbox.goOn(this.customer, this.contract.name, 'sign');
  }

  async prepareOutcome(outcome: string): Promise<void> {
    const lost = this.#attempts.last;
    if (lost && ['verify.sent', 'verify.signing'].includes(outcome))
      await actLate(this.#tools, this.customer, lost);
  }

  async stored(): Promise<unknown> {
    const { sandbox } = this.#tools;
    const { name } = this.contract;
    return {
      ...(await sandbox.contract(this.customer, name)),
      batteries: await sandbox.batteries(this.customer, name),
    };
  }

  async expectOutcome({ outcome, calls, requests, before, after }: Ended): Promise<void> {
    const [actor, name] = outcome.split('.');
    const isDone = name === 'sent' || name === 'signing';
    if (actor === 'send') {
      this.#attempts.expectAnother(calls, isDone);
    } else {
      this.#attempts.expectNone(requests);
      expect(requests.map(({ operationId }) => operationId)).toContain('getContract');
    }
    if (!isDone) return expect(after).toEqual(before);
    const body = this.#attempts.last?.body as Record<string, unknown>;
    if (name === 'sent') expect(after).toMatchObject({ batteries: this.#kind.stores(body) });
    else expect(after).toMatchObject({ pending: [{ change: { kind: expect.any(String) } }] });
  }
}
