import { describe, expect, it } from 'vitest';
import retailer from '#openapi/generated/retailer.json' with { type: 'json' };
import { chooseNewsletters } from '#operations/account/choose-newsletters.ts';
import { payAfterAuthentication, payByCard } from '#operations/pay.ts';
import {
  type RetailerAnswer,
  result,
  scriptedRetailer,
} from '#tests/support/retailer/scripted-retailer.ts';
import { pdf } from '#tests/support/trials/contracting.ts';
import {
  answersIn,
  type Exchange,
  expectCalls,
  expectCase,
  type MutationCase,
  played,
  sent,
  uploaded,
} from '#tests/support/trials/mutation-cases.ts';

const { schemas } = retailer.components;

const script = scriptedRetailer();
const subjects = {
  subscriber: { id: 's9KdLm3QxTz5VbWr7YcNaE', emails: ['old@example.com', 'second@example.com'] },
};

const bill = {
  ...{ cups: 'ES0999123456789012QX0F', comerOrigin: '3', power: 4.6, accessTariff: '1' },
  ...{ tariffName: '2.0TD', startDate: '2026-02-01', endDate: '2026-02-28' },
  ...{ invoiceAmount: 74, p1: 62, consent: true },
};
const billBody = {
  ...{ mode: 'auto', cups: 'ES0999123456789012QX0F', comerOrigin: 3, power: 4.6, accessTariff: 1 },
  ...{ startDate: '2026-02-01', endDate: '2026-02-28', invoiceAmount: 74, p1: 62, consent: true },
};
const contact = {
  ...{ name: ' Laura ', surname1: ' Ferrer ', email: ' l@example.com ', telephone: '600000001' },
  ...{ contactHours: '9-13h', consent: true },
};
const contactBody = {
  ...{ name: 'Laura', surname1: 'Ferrer', email: 'l@example.com', telephone: '600000001' },
  ...{ contactHours: '9-13h', consent: true },
};
const id = 'c4Vt8nZp2LqXw6RbYk0hJa';
const calculation = {
  ...{ cups: 'ES0999123456789012QX0F', optimalPower: 3.42, area: 90, numPersones: 3 },
  ...{ cofSimul: 0.4 as const, appliances: [{ name: 'oven', enabled: true, totalPower: 0.8 }] },
};
const lead = result(schemas.ContactTaken.example);
const leadNumber = sent({ number: schemas.ContactTaken.example.lead_id });
const gone: RetailerAnswer = { status: 404, body: { status: 'ERROR', message: 'not_found' } };

const tools: MutationCase[] = [
  [
    ...(['comparison', 'numbers, and no period that is not there', bill] as const),
    [['POST /v1/price-compare/', billBody, result(schemas.ComparisonResult.example)]],
    sent(expect.objectContaining({ id })),
  ],
  [
    ...(['comparison', 'every period'] as const),
    { ...bill, power2: 4.5, p2: 58, p3: 110, p4: 0, p5: 5, p6: 6, consent: undefined },
    [
      [
        'POST /v1/price-compare/',
        { ...billBody, power2: 4.5, p2: 58, p3: 110, p4: 0, p5: 5, p6: 6, consent: false },
        result(schemas.ComparisonResult.example),
      ],
    ],
    sent(expect.objectContaining({ id })),
  ],
  [
    ...(['gas-comparison', 'numbers'] as const),
    {
      ...{
        cups: 'ES0999123456789012QX0F',
        comerOrigin: '3',
        access_tariff: '12',
        consumption: 840,
      },
      ...{ startDate: '2026-02-01', endDate: '2026-02-28', invoiceAmount: 79 },
    },
    [
      [
        'POST /v1/gas/price-compare/',
        schemas.GasPriceComparison.example,
        result(schemas.GasComparisonResult.example),
      ],
    ],
    sent(expect.objectContaining({ id: 'g7Wm3kXv9TzQb5LcRn2hYd' })),
  ],
  [
    ...(['lead-contact', 'a comparison', { ...contact, surname2: ' Puig ' }] as const),
    [
      [
        'POST /v1/price-compare/confirm',
        { ...contactBody, surname2: 'Puig', mode: 'auto', cups: bill.cups, comparison_id: id },
        lead,
      ],
    ],
    leadNumber,
    {
      lead: {
        ...{ about: 'electricity-comparison', attaches: false },
        comparison: { comparison_id: id, mode: 'auto', cups: bill.cups },
      },
    },
  ],
  [
    ...(['lead-contact', 'a comparison that was forgotten without it', contact] as const),
    [
      [
        'POST /v1/gas/price-compare/',
        { ...contactBody, mode: 'auto', cups: bill.cups, comparison_id: id },
        gone,
      ],
      ['POST /v1/gas/price-compare/', { ...contactBody, mode: 'auto', cups: bill.cups }, lead],
    ],
    leadNumber,
    {
      lead: {
        ...{ about: 'gas-comparison', attaches: false },
        comparison: { comparison_id: id, mode: 'auto', cups: bill.cups },
      },
    },
  ],
  [
    ...([
      'lead-contact',
      'an invoice',
      { ...contact, consent: 1, invoice: [pdf('a.pdf')] },
    ] as const),
    [
      [
        'POST /v1/price-compare/confirm',
        { ...contactBody, consent: false, invoice: uploaded('a.pdf'), mode: 'manual' },
        lead,
      ],
    ],
    leadNumber,
    { lead: { about: 'electricity-comparison', attaches: true, comparison: { mode: 'manual' } } },
  ],
  [
    ...(['lead-contact', 'a calculation of power', contact] as const),
    [['POST /v1/leads/potencia', { ...contactBody, ...calculation }, lead]],
    leadNumber,
    { lead: { about: 'power', attaches: false, calculation } },
  ],
  [
    ...(['newsletter-email', 'the first address, the others behind it'] as const),
    { email: ' new@example.com ' },
    [
      [
        'POST /v1/subscriber/set_mails',
        {
          subscriberId: 's9KdLm3QxTz5VbWr7YcNaE',
          emails: ['new@example.com', 'second@example.com'],
        },
        result(schemas.Subscriber.example),
      ],
    ],
    sent(),
  ],
  [
    ...(['newsletter-email', 'an address once', { email: 'second@example.com' }] as const),
    [
      [
        'POST /v1/subscriber/set_mails',
        { subscriberId: 's9KdLm3QxTz5VbWr7YcNaE', emails: ['second@example.com'] },
        result(schemas.Subscriber.example),
      ],
    ],
    sent(),
  ],
  [
    ...(['newsletter-request', 'the e-mail and numbers'] as const),
    { email: ' ana@example.com ', newsletters: '1,3' },
    [
      [
        'POST /v1/subscriber/set_active_newsletters',
        { subscriptor_or_email: 'ana@example.com', selected_newsletters: [1, 3] },
        result([]),
      ],
    ],
    sent(),
  ],
  [
    ...([
      'price-alert',
      'the terms',
      { product: 'FTB M Apr-26', type: '<', price: '55.5' },
    ] as const),
    [
      [
        'POST /v1/omip/alerts/',
        { id: null, product: 'FTB M Apr-26', type: '<', price: 55.5 },
        { body: { status: 'OK' } },
      ],
    ],
    sent(),
  ],
  [
    ...(['price-alert-removal', 'its number', { id: '5' }] as const),
    [['POST /v1/omip/delete/alerts/', { id: 5 }, { body: { status: 'OK' } }]],
    sent(),
  ],
  [
    ...(['price-alert-removal', 'the number of one that is gone already', { id: 5 }] as const),
    [['POST /v1/omip/delete/alerts/', { id: 5 }, gone]],
    sent(),
  ],
];

describe('a mutation sends what the OpenAPI description requires', () => {
  it.each<MutationCase>([...tools])('%s: %s', (...one) =>
    expectCase(script, one, { ...subjects, ...one[5] }),
  );
});

describe('a choice of newsletters with the reference', () => {
  const reference = 's9KdLm3QxTz5VbWr7YcNaE';
  const saved = [{ id: 1, name: 'Consejos de ahorro', isSubscribed: true, isExported: false }];
  it.each([
    [
      'some',
      [1],
      result([schemas.Newsletter.example]),
      saved.map((one) => expect.objectContaining(one)),
    ],
    ['none', [], result('removed'), 'removed'],
  ] as [string, number[], RetailerAnswer, unknown][])(
    'of %s results in what the retailer stored',
    async (_, wanted, answer, outcome) => {
      const exchanges: Exchange[] = [
        [
          'POST /v1/subscriber/set_active_newsletters',
          { subscriptor_or_email: reference, selected_newsletters: wanted },
          answer,
        ],
      ];
      const [found, calls] = await played(script, answersIn(exchanges), () =>
        chooseNewsletters({ reference, wanted }),
      );
      expectCalls(calls, exchanges, '');
      expect(found).toEqual(outcome);
    },
  );
});

describe('a payment', () => {
  const paymentAnswer = (state: string, secret?: string) =>
    result({
      ...{ state, payment_intent_id: 'pi_1' },
      ...(secret !== undefined && { payment_intent_client_secret: secret }),
    });
  const byCard: Exchange[1] = {
    ...{ payment_method_id: 'pm_1', platform_name: 'stripe', item_id: 501 },
    related_object_type: 'electricity_invoice',
  };
  const pay = () =>
    payByCard(
      { paymentId: 501, payableType: 'electricity_invoice' },
      { platform: 'stripe', methodId: 'pm_1' },
      'payment-0001',
    );
  const goOn = () => payAfterAuthentication({ id: 'pi_1', clientSecret: 's' }, 'payment-0001');

  it.each<[string, () => Promise<unknown>, unknown, RetailerAnswer, unknown]>([
    ['by card is charged', pay, byCard, paymentAnswer('success'), { intent: null }],
    [
      ...(['by card requires authentication', pay, byCard] as const),
      paymentAnswer('requires_action', 'pi_1_secret'),
      { intent: { id: 'pi_1', clientSecret: 'pi_1_secret' } },
    ],
    [
      ...(['after authentication is charged', goOn] as const),
      ...([{ payment_intent_id: 'pi_1' }, paymentAnswer('success'), { intent: null }] as const),
    ],
  ])('%s', async (_, send, body, answer, outcome) => {
    const exchanges: Exchange[] = [['POST /v2/pay', body, answer]];
    const [found, calls] = await played(script, answersIn(exchanges), send);
    expectCalls(calls, exchanges, 'payment-0001');
    expect(found).toEqual(outcome);
  });

  it.each([
    ['has no secret for the authentication', paymentAnswer('requires_action')],
    ['has an empty one', paymentAnswer('requires_action', '')],
    ['has a state that is not described', paymentAnswer('processing', 'pi_1_secret')],
  ])('whose response %s has an unknown outcome', async (_, answer) => {
    await expect(played(script, [answer], pay)).rejects.toMatchObject({
      problem: { kind: 'unreadable' },
    });
  });
});
