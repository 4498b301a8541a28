import { describe, expect, it } from 'vitest';
import { withdrawalEnd } from '#domain/contract/withdrawal-term.ts';
import { workingDayAfter } from '#domain/values/working-day.ts';
import own from '#schemas/portal.json' with { type: 'json' };
import { leadClient } from '#tests/sandbox/contracting/lead-client.ts';
import { leadSteps, someDni } from '#tests/sandbox/contracting/lead-fixture.ts';
import { contractOf, testSandbox } from '#tests/sandbox/sandbox-client.ts';
import { pdfText } from '#tests/support/trials/pdf-text.ts';

const sandbox = testSandbox();
const { sendAll, storedLead } = leadClient(sandbox);
const WITHDRAWALS = '/v1/orders/withdrawals/';
const spanishDay = (days = 0) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid' }).format(
    Date.now() - days * 24 * 3_600_000,
  );

/** A contracting of a visitor that was confirmed, with the contract that it made. */
async function ordered() {
  const vat = someDni();
  const steps = leadSteps({ vat });
  const email = `${vat.toLowerCase()}@example.com`;
  Object.assign(steps[1].owner_address as object, { email });
  const { lead_id, last } = await sendAll(steps);
  const { contract } = await storedLead(lead_id);
  return { vat, email, contract, reference: last?.body.result.reference as string };
}

const withdraw = (
  body: object,
  { token, lang = 'es_ES' }: { token?: string; lang?: string } = {},
) =>
  sandbox.api(`${WITHDRAWALS}?lang=${lang}`, {
    token,
    body: { name: 'Ana Pérez Gil', confirm: true, ...body },
  });
const progress = (contract: string, body: object) =>
  sandbox.control(`/orders/${contract}/progress`, { body });
const mailsTo = async (email: string): Promise<{ subject: string; text: string }[]> =>
  (await sandbox.control(`/mail?to=${email}`)).body.mails;

describe('the right of withdrawal (TRLGDCU 102-108)', () => {
  it('lasts 14 natural days from the day after the signature, and to Monday where it ends on a weekend', () => {
    expect(withdrawalEnd('2026-11-02')).toBe('2026-11-16');
    expect(withdrawalEnd('2026-11-07')).toBe('2026-11-23');
    expect(withdrawalEnd('2026-11-08')).toBe('2026-11-23');
    expect(workingDayAfter('2026-11-20', 10)).toBe('2026-12-04');
  });

  it('is used without a session by reference and e-mail, once, with a receipt as page, document and mail', async () => {
    const { contract, reference, email } = await ordered();
    const first = await withdraw({
      reference: ` ${reference.toLowerCase()}`,
      proof: email.toUpperCase(),
    });
    expect(first.status, first.text).toBe(200);
    const receipt = first.body.data.result;
    expect(receipt).toMatchObject({ contract, effect: 'order_cancelled' });
    expect((await withdraw({ reference, proof: email })).body.data.result).toEqual(receipt);

    const mails = (await mailsTo(email)).filter(({ subject }) => subject.includes(receipt.number));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(contract);

    const paper = await sandbox.api(`${WITHDRAWALS}${receipt.key}/pdf/?lang=ca_ES`);
    expect(paper.headers.get('content-type')).toBe('application/pdf');
    const text = pdfText(paper.bytes);
    for (const said of [receipt.number, contract, 'Ana Pérez Gil', own.organization.legalName])
      expect(text).toContain(said);
    const marks = new TextDecoder('latin1').decode(paper.bytes);
    expect(marks).toContain('/Lang (ca-ES)');
    expect(marks).toContain('/Marked true');
  });

  it('ends the contract of a customer, whose supply is settled, and is listed as used', async () => {
    const customer = await sandbox.freshCustomer();
    const { token } = customer;
    const reference = contractOf(customer, 'active');
    await progress(reference, { signed: spanishDay(3) });
    const path = '/v1/orders/withdrawable/';
    const named = async (query = '') =>
      (await sandbox.api(path + query, { token })).body.data.result.map(
        ({ name }: { name: string }) => name,
      );
    expect(await named('?open=true')).toContain(reference);
    expect(await named('?open=false')).not.toContain(reference);
    const { body } = await withdraw({ reference }, { token });
    expect(body.data.result.effect).toBe('supply_settled');
    const { result } = (await sandbox.api(path, { token })).body.data;
    expect(result).toContainEqual(expect.objectContaining({ name: reference, state: 'withdrawn' }));
    const contract = await sandbox.api(`/v2/contracts/${reference}?type=electricity`, { token });
    expect(contract.body.data.state).toBe('baixa');
  });

  it('is refused after the term, and to companies', async () => {
    const customer = await sandbox.freshCustomer();
    const { token } = customer;
    const late = await withdraw({ reference: contractOf(customer, 'active') }, { token });
    expect([late.status, late.body.message]).toEqual([406, 'withdrawal_expired']);
    const company = await sandbox.signIn('B00000000');
    const reference = '0020001';
    await progress(reference, { signed: spanishDay(1) });
    const refused = await withdraw({ reference }, { token: company });
    expect([refused.status, refused.body.message]).toEqual([406, 'withdrawal_of_company']);
  });

  it('answers a wrong proof, an unknown reference and a stranger’s contract alike', async () => {
    const { reference } = await ordered();
    const stranger = await sandbox.freshCustomer();
    const other = contractOf(await sandbox.freshCustomer(), 'unsigned');
    const answers = await Promise.all([
      withdraw({ reference, proof: 'nobody@example.com' }),
      withdraw({ reference: 'L-999999', proof: 'nobody@example.com' }),
      withdraw({ reference: other, proof: stranger.user }),
      withdraw({ reference: other }, { token: stranger.token }),
    ]);
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.body.errors).toEqual({ reference: ['unknown'] });
    const missing = await withdraw({ reference });
    expect(missing.body.errors).toEqual({ proof: ['required'] });
  });

  it('takes ten wrong proofs of a reference in a minute, then none', async () => {
    const { reference, email } = await ordered();
    for (let at = 0; at < 10; at++) await withdraw({ reference, proof: `x${at}@example.com` });
    const refused = await withdraw({ reference, proof: email });
    expect([refused.status, refused.body.message]).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('has its model form with the retailer’s own data', async () => {
    const text = pdfText((await sandbox.api('/v1/orders/withdrawal-form/')).bytes);
    const { legalName, address, email } = own.organization;
    for (const said of [legalName, address, email, 'desisto de mi']) expect(text).toContain(said);
  });
});

describe('the state of a contracting (RD 88/2026 18 and 19)', () => {
  const state = async (reference: string, proof: string) =>
    (await sandbox.api('/v1/orders/state/', { body: { reference, proof } })).body;
  const states = ({ events }: { events: { state: string }[] }) => events.map((one) => one.state);

  it('is read by reference and e-mail, from the order to the supply', async () => {
    const { reference, contract, email } = await ordered();
    const read = async () => (await state(reference, email)).data.result;
    expect(states(await read())).toEqual(['received', 'contract_sent']);
    await progress(contract, { signed: '2026-11-20' });
    expect(await read()).toMatchObject({ state: 'with_distributor', due_date: '2026-12-04' });
    await progress(contract, { started: 'today' });
    expect(await read()).toMatchObject({ state: 'active', due_date: null });
    const mails = await mailsTo(email);
    const follow = mails.find(({ text }: { text: string }) => text.includes('/seguiment'));
    expect(follow?.text).toContain(reference);
  });

  it('says why the distributor refused it, and that it was withdrawn', async () => {
    const refused = await ordered();
    await progress(refused.contract, { refused: 'data_mismatch' });
    expect((await state(refused.reference, refused.vat)).data.result).toMatchObject({
      state: 'refused',
      reason: 'data_mismatch',
    });
    const { reference, vat } = await ordered();
    await withdraw({ reference, proof: vat });
    const { result } = (await state(reference, vat)).data;
    expect([result.state, states(result)]).toEqual([
      'withdrawn',
      ['received', 'contract_sent', 'withdrawn'],
    ]);
  });

  it('is of no one else', async () => {
    const { reference } = await ordered();
    const wrong = await state(reference, 'nobody@example.com');
    expect(wrong).toEqual(await state('L-999999', 'nobody@example.com'));
    expect(wrong.errors).toEqual({ reference: ['unknown'] });
  });
});
