import { afterEach, describe, expect, it, vi } from 'vitest';
import { leadSteps, someCups } from '#tests/sandbox/contracting/lead-fixture.ts';
import { testSandbox } from '#tests/sandbox/sandbox-client.ts';

const sandbox = testSandbox();

afterEach(async () => {
  vi.restoreAllMocks();
  await sandbox.control('/clock', { body: {} });
});

/** Lines logged while the retailer has a fault of its own: its clock shows no time. */
async function loggedAt<T>(act: () => Promise<T>): Promise<{ log: string; result: T }> {
  const logged: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((...parts) => void logged.push(...parts));
  await sandbox.control('/clock', { body: { now: 'never' } });
  const result = await act();
  return { log: logged.map((part) => inspected(part)).join('\n'), result };
}

const inspected = (part: unknown) =>
  part instanceof Error ? `${part.stack} ${JSON.stringify(part)}` : String(part);

describe('the log of a failure', () => {
  it('names operation and error, under the number that the answer carries', async () => {
    const [FormConfirm] = leadSteps();
    const { log, result } = await loggedAt(() =>
      sandbox.api('/v1/leads', { body: { step: 1, FormConfirm } }),
    );
    expect(result.status).toBe(500);
    expect(log).toContain('saveLead');
    const number = result.headers.get('x-error-number');
    expect(number).toMatch(/^\w{8}$/);
    expect(log).toContain(number);
  });

  it('holds nothing that was sent, in the body or in the address', async () => {
    const cups = someCups();
    const [FormConfirm] = leadSteps({ cups });
    const lead = await loggedAt(() =>
      sandbox.api('/v1/leads?lang=ca_ES', { body: { step: 1, FormConfirm } }),
    );
    expect(lead.log).not.toMatch(new RegExp(`${cups}|Zaragoza|Almendros|lang=|/v1/`));
    const user = '00000000T';
    const signIn = await loggedAt(() =>
      sandbox.api('/v1/get_token?lang=ca_ES', {
        body: { user, password: 'Portal-demo-1' },
      }),
    );
    expect(signIn.result.status).toBe(500);
    expect(signIn.log).not.toMatch(/00000000T|Portal-demo|lang=|scrypt|Laura/);
  });
});
