import { QueryClient } from '@tanstack/react-query';
import {
  type AnyActor,
  type AnyEventObject,
  type AnyStateMachine,
  createActor,
  SimulatedClock,
} from 'xstate';
import { configureApi } from '#api/client.ts';
import type { Contract } from '#domain/contract/contract.ts';
import { normaliseCadastralReference } from '#domain/identifiers/cadastral-reference.ts';
import { normaliseCups } from '#domain/identifiers/cups.ts';
import { phoneAnswer } from '#domain/identifiers/phone.ts';
import type { Answers } from '#domain/submission.ts';
import { fetchContract } from '#queries/contracts/contract.ts';
import type { Oracle, RetailerTools } from '#tests/models/oracles/oracle.ts';
import { holdAtGate, releaseAtGate } from '#tests/models/request-gate.ts';
import type { Customer } from '#tests/models/walk.ts';
import type { Standing } from '#tests/support/machines/machine-walk.ts';
import type { FreshCustomer } from '#tests/support/retailer/fresh-customer.ts';

/** A flow of the portal without its page: the machine with the actors that the portal provides. */
export interface Flow extends Customer {
  oracle: Oracle;
  portal: Portal;
  /** What the machine's context must contain besides its state, and a function that reads it now. */
  expected?(standing: Standing): { wanted: unknown; now: () => unknown };
}

/** The portal of one walk in Node, as far as a flow needs it. */
export class Portal {
  readonly queryClient = new QueryClient();
  /** Time of the machine's delays; the calls of its actors take real time. */
  readonly clock = new SimulatedClock();
  /** Token of the session, null for a visitor. */
  token: string | null = null;
  currentToken = (): string | null => this.token;
  actor!: AnyActor;

  constructor({ origin }: Pick<RetailerTools, 'origin'>) {
    configureApi({
      baseUrl: `${origin}/api`,
      token: () => this.currentToken(),
      language: () => 'es-ES',
      onExpired: () => {},
    });
  }

  /** Starts a machine that has the portal's actors. */
  start(machine: AnyStateMachine, input?: unknown): void {
    this.actor = createActor(machine, { input, clock: this.clock } as never).start();
  }

  send(event: AnyEventObject): void {
    this.actor.send(event);
  }

  /** Sends answers as the page of a form does. */
  submit(typed: Answers): void {
    const answers = submitted(typed);
    this.send({ type: 'submit', answers, idempotencyKey: crypto.randomUUID() });
  }

  /** Reads something past the gate, as a page has read it before the walk begins or goes on. */
  async read<Read>(task: () => Promise<Read>): Promise<Read> {
    releaseAtGate('all');
    const read = await task();
    holdAtGate();
    return read;
  }

  /** The contract as the page of a signed-in customer has it. */
  contract({ type, name }: FreshCustomer['contracts'][number]): Promise<Contract> {
    return this.read(() => fetchContract(type, name));
  }
}

const isFileName = (value: unknown) => typeof value === 'string' && value.endsWith('.pdf');
/** Names of the fields for telephones; true for those whose form drops the prefix. */
const telephones: Record<string, boolean> = { phone: false, mobile: false, telephone: true };

/** What the widget of a field makes of what is typed in it, or chosen. */
function answerOf(field: string, typed: unknown): unknown {
  if (field === 'cups') return normaliseCups(String(typed));
  if (field === 'ref_catastral') return normaliseCadastralReference(String(typed));
  const dropsPrefix = telephones[field];
  if (dropsPrefix !== undefined) return phoneAnswer(String(typed), { country: 'ES', dropsPrefix });
  if (Array.isArray(typed) && typed.every(isFileName))
    return typed.map((name) => new File(['%PDF-1.4\n'], name, { type: 'application/pdf' }));
  const isGroup = typeof typed === 'object' && typed !== null && !Array.isArray(typed);
  return isGroup ? submitted(typed as Answers) : typed;
}

/** Answers as a form submits them, from what is typed: codes and telephones as they travel, a small PDF for each name of a file. */
export function submitted(typed: Answers): Answers {
  const answers = Object.entries(typed).map(([field, value]) => [field, answerOf(field, value)]);
  return Object.fromEntries(answers);
}
