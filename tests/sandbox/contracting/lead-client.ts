import { expect } from 'vitest';
import type { testSandbox } from '#tests/sandbox/sandbox-client.ts';

type Form = Record<string, unknown>;

const PATHS = { electricity: '/v1/leads', gas: '/v2/gas/leads' };

export interface Sending {
  kind?: keyof typeof PATHS;
  token?: string;
  headers?: Record<string, string>;
  lead_id?: string | null;
  lang?: string;
}

/** Sends leads to a sandbox, and reads what it stored of them. */
export function leadClient(sandbox: ReturnType<typeof testSandbox>) {
  const send = (step: number, FormConfirm: unknown, sending: Sending = {}) => {
    const { kind = 'electricity', lead_id = null, token, headers = {}, lang } = sending;
    return sandbox.api(PATHS[kind] + (lang ? `?lang=${lang}` : ''), {
      body: { lead_id, step, FormConfirm },
      token,
      headers,
    });
  };
  return {
    send,
    storedLead: async (id: string) => (await sandbox.control(`/leads/${id}`)).body,
    /** Sends steps one after the other under one lead; returns the last answer and the lead's reference. */
    async sendAll(steps: Form[], sending: Sending = {}, order = steps.map((_, at) => at)) {
      let lead_id = sending.lead_id ?? null;
      let last: Awaited<ReturnType<typeof send>> | undefined;
      for (const at of order) {
        last = await send(at + 1, steps[at], { ...sending, lead_id });
        expect(last.status, JSON.stringify(last.body)).toBe(200);
        lead_id = last.body.lead_id;
      }
      return { lead_id: lead_id ?? '', last };
    },
  };
}
