import { describe, expect, it } from 'vitest';
import { testSandbox } from '#tests/sandbox/sandbox-client.ts';
import vectors from '#tests/vectors/domain-vectors.json' with { type: 'json' };
import { CHALLENGED, cardClient, PAYS } from './card-client.ts';

const sandbox = testSandbox();
const cards = cardClient(sandbox);

/** The result after authentication, which the vectors only describe in words. */
const AFTER_AUTHENTICATION: Record<string, string> = {
  '4000008260003178': 'card_declined',
  '4000008400001629': 'card_declined',
};
const NEVER_CHALLENGED = ['4000008400001280', '4000000000003055', '4000000000003097'];
const challenged = vectors.stripe.scaCards
  .map(({ number }) => number)
  .filter((number) => !NEVER_CHALLENGED.includes(number));

/** A payment that waits for the customer. */
async function waiting(number = CHALLENGED) {
  const debtor = await cards.debtor();
  const { status, body } = await cards.payBy(number, debtor.token, debtor.invoice);
  expect([status, body.data?.state, body.data?.transaction_id]).toEqual([
    200,
    'requires_action',
    null,
  ]);
  const secret: string = body.data.payment_intent_client_secret;
  const id: string = body.data.payment_intent_id;
  const goOn = (key?: string) => cards.pay(debtor.token, { payment_intent_id: id }, key);
  return { ...debtor, secret, id, goOn };
}

describe('a card that requires authentication', () => {
  it.each(challenged)('%s is charged or refused only after the customer agreed', async (number) => {
    const { token, invoice, secret, goOn } = await waiting(number);
    expect(await cards.invoice(token, invoice)).toEqual(invoice);
    expect((await cards.intent(secret)).body).toMatchObject({
      status: 'requires_action',
      amount: Math.round(invoice.amount_to_pay * 100),
      currency: 'eur',
    });
    expect((await cards.answer(secret, 'accept')).body.status).toBe('requires_confirmation');
    const { status, body } = await goOn();
    const refused = AFTER_AUTHENTICATION[number];
    expect(refused ? [status, body.message] : [status, body.data.state]).toEqual(
      refused ? [402, refused] : [200, 'success'],
    );
    const { paid_status } = await cards.invoice(token, invoice);
    expect(paid_status).toBe(refused ? 'unpaid' : 'paid');
    if (refused) expect((await cards.payBy(PAYS, token, invoice)).body.data.state).toBe('success');
  });

  it('is charged once and answers alike when the second step is repeated', async () => {
    const { token, invoice, secret, goOn, id } = await waiting();
    await cards.answer(secret, 'accept');
    const first = await goOn('a key of the first');
    const again = [await goOn('a key of another'), await goOn(), await goOn('a key of the first')];
    for (const { status, body } of again) expect([status, body]).toEqual([200, first.body]);
    expect(first.body.data).toMatchObject({ state: 'success', payment_intent_id: id });
    expect((await cards.invoice(token, invoice)).paid_status).toBe('paid');
    const stranger = await sandbox.freshCustomer();
    expect((await cards.pay(stranger.token, { payment_intent_id: id })).status).toBe(404);
  });

  it('cannot be charged when the authentication is unavailable', async () => {
    const { token, invoice } = await cards.debtor();
    const { status, body } = await cards.payBy('4000008400001280', token, invoice);
    expect([status, body.message]).toEqual([402, 'processing_error']);
    expect(await cards.invoice(token, invoice)).toEqual(invoice);
  });
});

describe('an authentication that fails', () => {
  it.each(['refuse', 'close'])(
    'by %s: nothing is charged, and another card may pay',
    async (how) => {
      const { token, invoice, secret, goOn } = await waiting();
      expect((await cards.answer(secret, how)).body).toMatchObject({
        status: 'requires_payment_method',
        last_payment_error: { code: 'payment_intent_authentication_failure' },
      });
      expect((await cards.answer(secret, 'accept')).status).toBe(400);
      const { status, body } = await goOn();
      expect([status, body.message]).toEqual([406, 'payment_intent_unexpected_state']);
      expect(await cards.invoice(token, invoice)).toEqual(invoice);
      expect((await cards.payBy(PAYS, token, invoice)).body.data.state).toBe('success');
    },
  );

  it('because the portal did not wait for it: the intent is canceled', async () => {
    const { token, invoice, secret, goOn } = await waiting();
    expect((await goOn()).body.message).toBe('payment_intent_unexpected_state');
    expect((await cards.intent(secret)).body.status).toBe('canceled');
    expect((await cards.answer(secret, 'accept')).status).toBe(400);
    expect((await cards.payBy(PAYS, token, invoice)).body.data.state).toBe('success');
  });

  it('because it has no answer for ten minutes: the invoice can be paid again', async () => {
    const { token, invoice, secret, goOn } = await waiting();
    const other = await cards.methodOf(PAYS);
    const body = cards.firstStep(invoice, other);
    expect((await cards.pay(token, body)).body.message).toBe('not_payable');
    await sandbox.control('/clock', { body: { advanceSeconds: 601 } });
    expect((await cards.intent(secret)).body.status).toBe('canceled');
    expect((await goOn()).body.message).toBe('payment_intent_unexpected_state');
    expect((await cards.pay(token, body)).body.data.state).toBe('success');
    await sandbox.control('/clock', { body: {} });
  });
});

describe('an intent', () => {
  it('is accessible to its customer only: neither by its identifier nor without its secret', async () => {
    const { secret, id } = await waiting();
    const stranger = await sandbox.freshCustomer();
    const theirs = await cards.pay(stranger.token, { payment_intent_id: id });
    expect(theirs.status).toBe(404);
    expect((await cards.intent(`${id}_secret_guessed`)).status).toBe(404);
    expect((await cards.answer(`${id}_secret_guessed`, 'accept')).status).toBe(404);
    expect((await cards.intent(secret, 'pk_test_other')).status).toBe(404);
    expect((await cards.answer(secret, 'charge')).status).toBe(400);
    expect((await cards.intent(secret)).body.status).toBe('requires_action');
  });
});
