import { describe, expect, it } from 'vitest';
import { type Answer, testSandbox } from '#tests/sandbox/sandbox-client.ts';
import { CHALLENGED, cardClient, DECLINED, PAYS } from './card-client.ts';

const sandbox = testSandbox();
const cards = cardClient(sandbox);

const KEY = 'the-key-of-one-payment';
const codes = (answers: Answer[]) =>
  answers.map(({ body }) => body.data?.state ?? body.message).sort();

/** Charges that the retailer has for an invoice, by the states of its debt that every charge adds. */
async function settledTimes(token: string, invoice: Parameters<typeof cards.invoice>[1]) {
  const { pending_state_history } = await cards.invoice(token, invoice);
  const settled = pending_state_history.filter(
    ({ pending_state }) => pending_state.ov_description === 'Deuda pagada',
  );
  return settled.length;
}

describe('one charge for an invoice', () => {
  it('of several payments at once', async () => {
    const { token, invoice } = await cards.debtor();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => cards.payBy(PAYS, token, invoice)));
    expect(codes(answers)).toEqual([...Array(4).fill('not_payable'), 'success']);
    expect(await settledTimes(token, invoice)).toBe(1);
  });

  it('of payments with and without authentication at once, in any order', async () => {
    const { token, invoice } = await cards.debtor();
    const answers = await Promise.all(
      [CHALLENGED, PAYS, CHALLENGED].map((number) => cards.payBy(number, token, invoice)),
    );
    const [taken, ...others] = codes(answers)
      .sort((a, b) => a.localeCompare(b))
      .reverse();
    expect(['success', 'requires_action']).toContain(taken);
    expect(others).toEqual(['not_payable', 'not_payable']);
  });

  it('of the second step sent several times at once, and again later', async () => {
    const { token, invoice } = await cards.debtor();
    const { body } = await cards.payBy(CHALLENGED, token, invoice);
    await cards.answer(body.data.payment_intent_client_secret, 'accept');
    const goOn = () => cards.pay(token, { payment_intent_id: body.data.payment_intent_id });
    const answers = await Promise.all([goOn(), goOn(), goOn()]);
    answers.push(await goOn());
    expect(codes(answers)).toEqual(Array(4).fill('success'));
    expect(new Set(answers.map(({ body }) => body.data.transaction_id)).size).toBe(1);
    expect(await settledTimes(token, invoice)).toBe(1);
    const intent = await cards.intent(body.data.payment_intent_client_secret);
    expect(intent.body.status).toBe('succeeded');
  });

  it('after it succeeded, with the same method and with another', async () => {
    const { token, invoice } = await cards.debtor();
    const step = cards.firstStep(invoice, await cards.methodOf(PAYS));
    const first = (await cards.pay(token, step)).body.data;
    const again = await cards.pay(token, step);
    const other = await cards.payBy(CHALLENGED, token, invoice);
    for (const { status, body } of [again, other]) {
      expect([status, body.message]).toEqual([406, 'not_payable']);
    }
    const { result } = (await cards.summary(token, invoice)).body.data;
    expect(result.transaction_id).toBe(first.transaction_id);
  });

  it('while the authentication of another is pending', async () => {
    const { token, invoice } = await cards.debtor();
    const { body } = await cards.payBy(CHALLENGED, token, invoice);
    const second = await cards.payBy(PAYS, token, invoice);
    expect([second.status, second.body.message]).toEqual([406, 'not_payable']);
    await cards.answer(body.data.payment_intent_client_secret, 'accept');
    const third = await cards.payBy(PAYS, token, invoice);
    expect([third.status, third.body.message]).toEqual([406, 'not_payable']);
    const { payment_intent_id } = body.data;
    expect((await cards.pay(token, { payment_intent_id })).body.data.state).toBe('success');
    expect(await settledTimes(token, invoice)).toBe(1);
  });
});

describe('an Idempotency-Key', () => {
  it('gets the first answer again, however often and at once', async () => {
    const { token, invoice } = await cards.debtor();
    const step = cards.firstStep(invoice, await cards.methodOf(PAYS));
    const answers = await Promise.all([1, 2, 3].map(() => cards.pay(token, step, KEY)));
    answers.push(await cards.pay(token, step, KEY));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.body.data.state).toBe('success');
    expect(await settledTimes(token, invoice)).toBe(1);
    const other = cards.firstStep(invoice, await cards.methodOf(PAYS));
    const reused = await cards.pay(token, other, KEY);
    expect([reused.status, reused.body.message]).toEqual([409, 'idempotency_key_reused']);
  });

  it('repeats in each step its own answer, also when the connection was lost', async () => {
    const { token, invoice, id } = await cards.debtor();
    const step = cards.firstStep(invoice, await cards.methodOf(CHALLENGED));
    await sandbox.control('/faults', {
      body: { operationId: 'pay', customer: id, kind: 'drop-after', times: 1 },
    });
    await expect(cards.pay(token, step, `${KEY}-1`)).rejects.toThrow();
    const { data } = (await cards.pay(token, step, `${KEY}-1`)).body;
    expect(data.state).toBe('requires_action');
    await cards.answer(data.payment_intent_client_secret, 'accept');
    const second = { payment_intent_id: data.payment_intent_id };
    await sandbox.control('/faults', {
      body: { operationId: 'pay', customer: id, kind: 'drop-after', times: 1 },
    });
    await expect(cards.pay(token, second, `${KEY}-2`)).rejects.toThrow();
    expect((await cards.invoice(token, invoice)).paid_status).toBe('paid');
    expect((await cards.pay(token, second, `${KEY}-2`)).body.data.state).toBe('success');
    expect(await settledTimes(token, invoice)).toBe(1);
  });

  it('stays free after a refusal, so that another card may pay with it', async () => {
    const { token, invoice } = await cards.debtor();
    const declined = cards.firstStep(invoice, await cards.methodOf(DECLINED));
    for (let time = 0; time < 2; time++) {
      expect((await cards.pay(token, declined, KEY)).body.message).toBe('card_declined');
    }
    const right = cards.firstStep(invoice, await cards.methodOf(PAYS));
    expect((await cards.pay(token, right, KEY)).body.data.state).toBe('success');
  });
});
