import { describe, expect, it } from 'vitest';
import { someDni } from '#tests/sandbox/contracting/lead-fixture.ts';
import { testSandbox } from '#tests/sandbox/sandbox-client.ts';

const sandbox = testSandbox();
interface Newsletter {
  newsletter_id: number;
  subscribed: boolean;
  subscriptor_id: string | null;
}
const mailbox = () => `${someDni().toLowerCase()}@example.com`;
const subscriber = async (newsletters: number[], exported: number[] = []) => {
  const email = mailbox();
  const body = { email, newsletters, exported };
  return { email, id: (await sandbox.control('/subscribers', { body })).body.id as string };
};
const choose = (who: string, wanted: number[]) =>
  sandbox.api('/v1/subscriber/set_active_newsletters', {
    body: { subscriptor_or_email: who, selected_newsletters: wanted },
  });
const list = async (who: string): Promise<Newsletter[]> =>
  (await sandbox.api(`/v1/newsletters/${encodeURIComponent(who)}`)).body.data.result;
const subscribed = (newsletters: Newsletter[]) =>
  newsletters.filter(({ subscribed }) => subscribed).map(({ newsletter_id }) => newsletter_id);
const open = (id: string) => sandbox.api(`/v1/subscribers/${id}`);
const links = async (email: string) =>
  (await sandbox.control(`/subscriber-links?email=${encodeURIComponent(email)}`)).body;

describe('a subscriber', () => {
  it('sees and changes what is chosen', async () => {
    const { id, email } = await subscriber([1, 3]);
    expect((await open(id)).body.data.result).toEqual({ id, emails: [email] });
    expect(subscribed(await list(id))).toEqual([1, 3]);
    const answer = await choose(id, [2, 3]);
    expect(subscribed(answer.body.data.result)).toEqual([2, 3]);
    expect(subscribed(await list(id))).toEqual([2, 3]);
    const catalan = await sandbox.api(`/v1/newsletters/${id}?lang=ca_ES`);
    expect(catalan.body.data.result[0].name).toBe('Consells d’estalvi');
  });

  it('is removed when none is left', async () => {
    const { id } = await subscriber([1]);
    expect((await choose(id, [])).body.data.result).toBe('removed');
    expect((await open(id)).status).toBe(404);
    expect((await choose(id, [1])).status).toBe(404);
  });

  it('keeps a newsletter whose mailing is under way', async () => {
    const { id } = await subscriber([1, 2], [2]);
    expect((await list(id))[1]).toMatchObject({ exported: true, subscribed: true });
    for (const wanted of [[1], []]) {
      const refused = await choose(id, wanted);
      expect([refused.status, refused.body.message]).toEqual([406, 'newsletter_exported']);
    }
    expect(subscribed((await choose(id, [2, 4])).body.data.result)).toEqual([2, 4]);
    expect((await list(id))[1]).toMatchObject({ exported: true });
  });

  it('changes where the newsletters go', async () => {
    const { id } = await subscriber([1]);
    const emails = [mailbox()];
    const set = (body: unknown) => sandbox.api('/v1/subscriber/set_mails', { body });
    expect((await set({ subscriberId: id, emails })).body.data.result).toEqual({ id, emails });
    expect((await open(id)).body.data.result.emails).toEqual(emails);
    const wrong = await set({ subscriberId: id, emails: ['x@y'] });
    expect([wrong.status, wrong.body.errors]).toEqual([400, { emails: ['invalid'] }]);
    expect((await set({ subscriberId: 'A'.repeat(32), emails })).status).toBe(404);
  });

  it('refuses what is no newsletter', async () => {
    const { id } = await subscriber([1]);
    expect((await choose(id, [9])).body.errors).toEqual({ selected_newsletters: ['unknown'] });
    expect((await choose('A'.repeat(32), [1])).status).toBe(404);
  });
});

describe('an e-mail alone', () => {
  it('never reveals whether it is known', async () => {
    const known = await subscriber([1, 2]);
    const stranger = mailbox();
    expect(await list(known.email)).toEqual(await list(stranger));
    const answers = [await choose(known.email, [3]), await choose(stranger, [3])];
    expect(answers[0]?.text).toBe(answers[1]?.text);
    expect(subscribed(await list(known.id))).toEqual([1, 2]);
    expect((await choose(known.email, [])).text).toBe((await choose(stranger, [])).text);
  });

  it('has its choice hold once the link that was sent is opened', async () => {
    const email = mailbox();
    await choose(email, [1, 4]);
    const [link] = await links(email);
    const opened = (await open(link.id)).body.data.result;
    expect(opened.emails).toEqual([email]);
    expect(subscribed(await list(opened.id))).toEqual([1, 4]);
    await choose(opened.id, [4]);
    expect((await open(link.id)).body.data.result.id).toBe(opened.id);
    expect(subscribed(await list(opened.id))).toEqual([4]);
  });

  it('sends nothing where there is nothing to remove', async () => {
    const email = mailbox();
    await choose(email, []);
    expect(await links(email)).toEqual([]);
    expect((await choose('nobody@nowhere', [1])).body.errors).toEqual({
      subscriptor_or_email: ['invalid'],
    });
  });

  it('is not flooded', async () => {
    const email = mailbox();
    const statuses = [];
    for (let at = 0; at < 11; at++) statuses.push((await choose(email, [1])).status);
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });
});
