import { describe, expect, it } from 'vitest';
import { contractOf, testSandbox } from '#tests/sandbox/sandbox-client.ts';
import { pdfText } from '#tests/support/trials/pdf-text.ts';
import vectors from '#tests/vectors/domain-vectors.json' with { type: 'json' };
import { CHALLENGED, cardClient, DECLINED, PAYS } from './card-client.ts';

const sandbox = testSandbox();
const cards = cardClient(sandbox);

const FAILS_CHECK_DIGIT = '4242424242424241';
const { successCards, declineCards } = vectors.stripe;
const declines = declineCards.filter(({ number }) => number !== FAILS_CHECK_DIGIT);

describe('platforms', () => {
  it('are listed, with a key for the one that can be paid with', async () => {
    const { token } = await sandbox.freshCustomer();
    const list = await sandbox.api('/v2/payment_platforms_available', { token });
    expect(list.body.data).toEqual([
      { name: 'stripe', enabled: true },
      { name: 'redsys', enabled: false },
    ]);
    const key = await sandbox.api('/v2/publishable_key/stripe', { token });
    expect(key.body.data.publishable_key).toMatch(/^pk_test_/);
    expect((await sandbox.api('/v2/publishable_key/redsys', { token })).status).toBe(404);
  });

  it('are refused where paying is switched off, and to whom it is not offered', async () => {
    const off = await cards.debtor({
      settings: { features: { onlinePayment: { enabled: false } } },
    });
    const not = await cards.debtor({ flags: { 'payment.stripe': false } });
    for (const [customer, code] of [
      [off, 'feature_disabled'],
      [not, 'user_not_enabled_to_payment_platform'],
    ] as const) {
      const { token } = customer;
      const key = await sandbox.api('/v2/publishable_key/stripe', { token });
      const pay = await cards.payBy(PAYS, token, customer.invoice);
      for (const { status, body } of [key, pay])
        expect([status, body.message]).toEqual([403, code]);
    }
  });
});

describe('a card that pays', () => {
  it.each([...successCards.map(({ number }) => number), '4000000000003055', '4000000000003097'])(
    '%s settles the invoice and takes it off the debt',
    async (number) => {
      const { token, invoice, ...customer } = await cards.debtor();
      const path = `/v2/contracts/${contractOf({ token, ...customer }, 'indebted')}`;
      const debt = async () => (await sandbox.api(path, { token })).body.data.amount_debt;
      const before = await debt();
      const { status, body } = await cards.payBy(number, token, invoice);
      expect(status).toBe(200);
      expect(body.data).toMatchObject({ state: 'success', payment_intent_client_secret: null });
      expect(await cards.invoice(token, invoice)).toMatchObject({
        paid_status: 'paid',
        amount_pending: 0,
        amount_to_pay: 0,
        online_payment: { payment_enabled: false },
      });
      expect(await debt()).toBeCloseTo(before - invoice.amount_to_pay, 6);
    },
  );
});

describe('a card that does not', () => {
  it('is refused under the code of its bank, and the invoice stays as it was', async () => {
    const { token, invoice } = await cards.debtor();
    expect(declines.length).toBeGreaterThan(7);
    for (const { number, code } of declines) {
      const { status, body } = await cards.payBy(number, token, invoice);
      expect([number, status, body.message]).toEqual([number, 402, code]);
    }
    expect(await cards.invoice(token, invoice)).toEqual(invoice);
    const summary = await cards.summary(token, invoice);
    expect([summary.status, summary.body.message]).toEqual([404, 'transaction_not_found']);
    const right = await cards.payBy(PAYS, token, invoice);
    expect(right.body.data.state).toBe('success');
  });

  it('is refused for a while after many declined cards', async () => {
    const { token, invoice } = await cards.debtor();
    for (let tried = 0; tried < 10; tried++) await cards.payBy(DECLINED, token, invoice);
    const { status, body, headers } = await cards.payBy(PAYS, token, invoice);
    expect([status, body.message]).toEqual([429, 'rate_limit']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('is a real one, one that does not exist, or one on file that the bank refuses', async () => {
    const { token, invoice } = await cards.debtor();
    const real = await cards.payBy('4111111111111111', token, invoice);
    expect([real.status, real.body.message]).toEqual([402, 'card_declined']);
    const unknown = await cards.pay(token, cards.firstStep(invoice, 'pm_nobody'));
    expect([unknown.status, unknown.body.message]).toEqual([402, 'missing']);

    const rejected = await sandbox.signIn('33333333P');
    const [owed] = await cards.unpaid(rejected);
    if (!owed) throw new Error('33333333P owes nothing.');
    const stored = await cards.pay(rejected, cards.firstStep(owed, 'pm_rejected33333333P'));
    expect([stored.status, stored.body.message]).toEqual([402, 'card_declined']);
    const other = await cards.payBy(PAYS, rejected, owed);
    expect(other.body.data.state).toBe('success');
  });
});

describe('what cannot be paid', () => {
  it('is paid already, under another kind, another platform, or a stranger’s', async () => {
    const { token, invoice } = await cards.debtor();
    const step = cards.firstStep(invoice, await cards.methodOf(PAYS));
    const gas = await cards.pay(token, { ...step, related_object_type: 'gas_invoice' });
    expect(gas.status).toBe(404);
    const redsys = await cards.pay(token, { ...step, platform_name: 'redsys' });
    expect([redsys.status, redsys.body.errors]).toEqual([400, { platform_name: ['unavailable'] }]);
    const stranger = await sandbox.freshCustomer();
    expect((await cards.pay(stranger.token, step)).status).toBe(404);
    expect((await cards.pay(token, {})).status).toBe(400);

    const filter = encodeURIComponent('[["paid_status","=","paid"]]');
    const { body } = await sandbox.api(`/v1/invoices/?filter=${filter}&limit=1`, { token });
    const paid = await cards.payBy(PAYS, token, body.data.result.items[0]);
    expect([paid.status, paid.body.message]).toEqual([406, 'not_payable']);
    expect(await cards.invoice(token, invoice)).toEqual(invoice);
  });

  it('is refused to a token that only looks', async () => {
    const { token, readOnlyToken, invoice } = await cards.debtor();
    const { status, body } = await cards.payBy(PAYS, readOnlyToken, invoice);
    expect([status, body.message]).toEqual([403, 'read_only']);
    expect(await cards.invoice(token, invoice)).toEqual(invoice);
  });
});

describe('after paying', () => {
  it('summary and receipt contain the same, in the requested language', async () => {
    const { token, invoice, user } = await cards.debtor();
    const { body } = await cards.payBy(PAYS, token, invoice);
    const { result } = (await cards.summary(token, invoice)).body.data;
    expect(result).toMatchObject({
      transaction_id: body.data.transaction_id,
      amount: invoice.amount_to_pay,
      currency: 'EUR',
      invoice_number: invoice.number,
      invoice_id: invoice.invoice_id,
      payment_type: 'card',
      paid_by_user_email: `${user.toLowerCase()}@example.com`,
    });
    expect(result.invoice_concept).toMatch(/^Electricidad del \d{2}\/\d{2}\/\d{4} al /);
    const catalan = (await cards.summary(token, invoice, 'ca_ES')).body.data.result;
    expect(catalan.invoice_concept).toMatch(/^Electricitat del /);

    const receipt = await cards.receipt(token, invoice);
    expect(receipt.headers.get('content-type')).toBe('application/pdf');
    expect(receipt.headers.get('content-disposition')).toContain(`recibo-${invoice.number}.pdf`);
    const text = pdfText(receipt.bytes);
    const amount = invoice.amount_to_pay.toFixed(2).replace('.', ',');
    for (const fact of [result.transaction_id, `${amount}`, invoice.number, user, '4242']) {
      expect(text).toContain(fact);
    }
    expect(text).toContain(result.invoice_concept);
    const rebut = await cards.receipt(token, invoice, 'ca_ES');
    expect(rebut.headers.get('content-disposition')).toContain('rebut-');
    expect(pdfText(rebut.bytes)).toContain(catalan.invoice_concept);
  });

  it('strangers learn nothing, and an unpaid invoice has no transaction', async () => {
    const { token, invoice } = await cards.debtor();
    for (const read of [cards.summary, cards.receipt]) {
      const before = await read(token, invoice);
      expect([before.status, before.body.message]).toEqual([404, 'transaction_not_found']);
    }
    await cards.payBy(PAYS, token, invoice);
    const stranger = await sandbox.freshCustomer();
    for (const read of [cards.summary, cards.receipt]) {
      const answer = await read(stranger.token, invoice);
      expect([answer.status, answer.body.message]).toEqual([404, 'not_found']);
    }
  });

  it('has no transaction while the authentication is pending', async () => {
    const { token, invoice } = await cards.debtor();
    await cards.payBy(CHALLENGED, token, invoice);
    expect((await cards.receipt(token, invoice)).body.message).toBe('transaction_not_found');
  });
});
