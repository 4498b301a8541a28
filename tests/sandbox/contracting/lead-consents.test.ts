import { expect, it } from 'vitest';
import { testSandbox } from '#tests/sandbox/sandbox-client.ts';
import { leadClient } from './lead-client.ts';
import { leadSteps } from './lead-fixture.ts';

const sandbox = testSandbox();
const { send, storedLead } = leadClient(sandbox);

it('a person with the bono social contracts only with a waiver, whose time is stored once', async () => {
  const [place] = leadSteps();
  const refused = await send(1, { ...place, social_bonus: 'yes', social_bonus_waiver: false });
  expect([refused.status, refused.body.errors]).toEqual([
    400,
    { social_bonus_waiver: ['must_be_true'] },
  ]);
  const before = Date.now();
  const waived = { ...place, social_bonus: 'yes', social_bonus_waiver: true };
  const { body } = await send(1, waived);
  const first = (await storedLead(body.lead_id)).social_bonus_waived_at;
  expect(Math.abs(Date.parse(first) - before)).toBeLessThan(60_000);
  await send(1, waived, { lead_id: body.lead_id });
  expect((await storedLead(body.lead_id)).social_bonus_waived_at).toBe(first);
  await send(1, { ...place, social_bonus: 'no' }, { lead_id: body.lead_id });
  expect((await storedLead(body.lead_id)).social_bonus_waived_at).toBeNull();
});

it('a price that follows the market is contracted only by a person who agrees to it', async () => {
  const [place, , contract] = leadSteps();
  const { body } = await send(1, place);
  const lead = { lead_id: body.lead_id };
  const market = { ...contract, tarifa: 6 };
  const refused = await send(3, { ...market, market_price_accepted: false }, lead);
  expect(refused.body.errors).toEqual({ market_price_accepted: ['must_be_true'] });
  expect((await send(3, { ...market, market_price_accepted: true }, lead)).status).toBe(200);
  expect((await storedLead(body.lead_id)).fields.market_price_accepted).toBe(true);
});
