import { expect } from '@playwright/test';
import type { WizardProgress } from '#machines/wizard/wizard-context.ts';
import type { SentRequest } from '#sandbox/api/sent-requests.ts';
import type { SandboxControl } from '#tests/e2e/support/sandbox-control.ts';
import type { WizardCase } from '#tests/models/wizard-cases.ts';
import type { Ended, Oracle } from './oracle.ts';

/** A lead as the retailer's database holds it. */
interface StoredLead {
  id: string;
  fields: Record<string, unknown>;
  steps: number[];
  confirmation: unknown;
  contract: string | null;
}

interface LeadBody {
  lead_id: string | null;
  step: number;
  FormConfirm: Record<string, unknown>;
}

const bodyOf = ({ body }: SentRequest) => body as LeadBody;
const confirmedIds = (leads: unknown) =>
  (leads as StoredLead[]).filter(({ confirmation }) => confirmation).map(({ id }) => id);
const confirms = (call: SentRequest) => bodyOf(call).FormConfirm.confirm === true;

/** The retailer's checks of a person, by the refusal that each leads to. */
const checks: Record<string, string> = {
  dniInvalid: 'getLeadIdentity',
  unchecked: 'getLeadIdentity',
  badScore: 'getLeadSolvency',
};

/** Says for each outcome of a wizard which requests the retailer must have received and what it must have stored. */
export class WizardOracle implements Oracle {
  readonly #sandbox: SandboxControl;
  readonly #leads = new Set<string>();
  #case: WizardCase | undefined;
  /** Idempotency keys with which a repeated confirmation must be sent, by lead. */
  readonly #keys = new Map<string, string>();

  constructor(sandbox: SandboxControl) {
    this.#sandbox = sandbox;
  }

  async begin(): Promise<void> {}

  /** The leads of an earlier visit, and the key of a confirmation whose answer was lost. */
  beginWith({ memory, unanswered, idempotencyKey }: WizardProgress): void {
    const leads = { electricity: memory.leadId, gas: memory.gasLeadId };
    for (const [kind, id] of Object.entries(leads)) {
      if (!id) continue;
      this.#leads.add(String(id));
      if (unanswered) this.#keys.set(String(id), `${idempotencyKey}-${kind}-confirm`);
    }
  }

  /** The customer submits the answers of a case: a new attempt. */
  submit(given: WizardCase): void {
    this.#case = given;
    this.#keys.clear();
  }

  async stored(): Promise<StoredLead[]> {
    const leads: StoredLead[] = [];
    for (const id of this.#leads)
      leads.push((await this.#sandbox.lead(id)) as unknown as StoredLead);
    return leads;
  }

  async expectOutcome({ outcome, calls, requests, before, after }: Ended): Promise<void> {
    const [actor, name = ''] = outcome.split('.');
    if (actor !== 'save') return this.#expectConfirmation(name, calls, before);
    if (name === 'not sent' || name === 'nothing to send') expect(calls).toEqual([]);
    else if (name === 'saved') await this.#expectSaved(calls);
    else if (checks[name]) {
      await this.#expectSaved(calls);
      expect(requests.map(({ operationId }) => operationId)).toContain(checks[name]);
    } else this.#expectUnhandled(calls);
    if (calls.every(({ handled }) => !handled)) expect(after).toEqual(before);
    expect(confirmedIds(await this.stored())).toEqual(confirmedIds(before));
  }

  /** Expects that the retailer acted on each call, and stored the case's answers in the lead. */
  async #expectSaved(calls: SentRequest[]): Promise<void> {
    expect(calls.length).toBeGreaterThan(0);
    for (const call of calls) {
      expect(call.handled).toBe(true);
      expect(confirms(call)).toBe(false);
      expect(call.idempotencyKey).toEqual(expect.any(String));
      const { lead_id: id } = call.answer as { lead_id: string };
      this.#leads.add(id);
      const lead = (await this.#sandbox.lead(id)) as unknown as StoredLead;
      expect(lead.steps).toContain(bodyOf(call).step);
      expect(lead.fields).toMatchObject(this.#case?.stores ?? {});
    }
  }

  /** Expects that the calls arrived, and an injected fault answered instead of the retailer. */
  #expectUnhandled(calls: SentRequest[]): void {
    expect(calls.length).toBeGreaterThan(0);
    for (const { handled } of calls) expect(handled).toBe(false);
  }

  async #expectConfirmation(name: string, calls: SentRequest[], before: unknown): Promise<void> {
    this.#expectKeys(calls);
    const after = await this.stored();
    if (name === 'half done') return this.#expectHalf(calls, after);
    if (name !== 'confirmed') {
      this.#expectUnhandled(calls);
      return expect(after).toEqual(before);
    }
    const confirmed = calls.filter(confirms);
    expect(confirmed.length).toBeGreaterThan(0);
    for (const { handled } of calls) expect(handled).toBe(true);
    const ids = confirmed.map(({ answer }) => (answer as { lead_id: string }).lead_id);
    expect(new Set(ids).size, 'each lead is confirmed once').toBe(ids.length);
    for (const { id, fields, confirmation, contract } of after) {
      if (!ids.includes(id)) continue;
      expect(confirmation).toMatchObject({ status: 'OK' });
      // A company on halt may confirm without a contract.
      if (!this.#case?.leavesOut) expect(contract).not.toBeNull();
      expect(fields).toMatchObject(this.#case?.stores ?? {});
    }
    const earlier = confirmedIds(before);
    expect(new Set(confirmedIds(after))).toEqual(new Set([...earlier, ...ids]));
    for (const id of earlier) expect(ids, 'what is confirmed is not sent again').not.toContain(id);
  }

  /** Expects that electricity was confirmed, and that an injected fault answered for gas. */
  #expectHalf(calls: SentRequest[], after: StoredLead[]): void {
    const kinds = calls.map(({ operationId, handled }) => [operationId, handled]);
    expect(kinds).toEqual([
      ['saveLead', true],
      ['saveGasLead', false],
    ]);
    const done = after.filter(({ confirmation }) => confirmation);
    expect(done).toMatchObject([{ contract: expect.any(String) }]);
    expect(calls[0]?.answer).toMatchObject({ lead_id: done[0]?.id });
  }

  /** Expects a key on each confirmation, the same for all its attempts. */
  #expectKeys(calls: SentRequest[]): void {
    for (const call of calls.filter(confirms)) {
      const { idempotencyKey } = call;
      const lead = bodyOf(call).lead_id ?? '';
      expect(idempotencyKey).toEqual(expect.any(String));
      const earlier = this.#keys.get(lead);
      if (earlier !== undefined) expect(idempotencyKey).toBe(earlier);
      else this.#keys.set(lead, idempotencyKey ?? '');
    }
  }
}
