import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { verify as verifyPayment } from '#actors/payment-steps.ts';
import { storedPayments } from '#actors/stored-payments.ts';
import { submissionCalls } from '#actors/submission-actors.ts';
import { configureApi } from '#api/client.ts';
import type { Contract, ContractType } from '#domain/contract/contract.ts';
import { problemOf } from '#domain/problem.ts';
import type { Answers, SubmissionOutcome } from '#domain/submission.ts';
import type { PaymentAttempt } from '#machines/payment/payment-setup.ts';
import retailer from '#openapi/generated/retailer.json' with { type: 'json' };
import type { components } from '#openapi/generated/types.ts';
import { findChoice } from '#operations/account/choose-newsletters.ts';
import { fetchContract } from '#queries/contracts/contract.ts';
import { submitOf } from '#tests/support/trials/form-submit.ts';

type Schemas = components['schemas'];
type ContractAnswer = Partial<Schemas['Contract']>;

const { schemas } = retailer.components;
/** The contract of the OpenAPI description; each case sets its pending changes. */
const contract = schemas.Contract.example as unknown as Schemas['Contract'];
const share = schemas.VirtualBattery.example as Schemas['VirtualBattery'];
const address = schemas.Address.example as Schemas['Address'];

/** The responses of the retailer to a read, by the end of its path; a number is the status of a refusal. */
let answers: [path: RegExp, result: unknown][];

beforeAll(() => {
  vi.stubGlobal('fetch', async ({ method, url }: Request) => {
    const { pathname } = new URL(url);
    const found = method === 'GET' && answers.find(([path]) => path.test(pathname));
    if (!found) throw new Error(`no answer to ${method} ${pathname}`);
    const [, result] = found;
    return typeof result === 'number'
      ? Response.json({ status: 'ERROR', message: 'not_found' }, { status: result })
      : Response.json({ status: 'OK', data: { result } });
  });
  configureApi({ baseUrl: 'http://retailer.test/api', token: () => null });
});
afterAll(() => vi.unstubAllGlobals());

/** The verified outcome of a mutation after its response was lost. */
const verified = (mutation: string, typed: Answers, subject: Record<string, unknown> = {}) =>
  submissionCalls(submitOf(mutation), { subject, queryClient: new QueryClient() }).verify({
    answers: typed,
    idempotencyKey: 'attempt-0001',
  });

const contractPath = /\/contracts\/0010101$/;

/** The same for one about a contract: the page shows `before`, the retailer has `now`. */
async function verifiedOf(
  mutation: string,
  typed: Answers,
  now: ContractAnswer,
  { before = {}, type = 'electricity' }: { before?: ContractAnswer; type?: ContractType } = {},
): Promise<SubmissionOutcome | null> {
  answers = [[contractPath, { ...contract, ...before }]];
  const shown: Contract = await fetchContract(type, contract.name);
  const addresses: Schemas['Address'][] = [address];
  answers = [
    [contractPath, { ...contract, ...now }],
    [/\/addresses\/$/, addresses],
  ];
  const battery = shown.batteries.find(({ id }) => id === share.bateria.id);
  return verified(mutation, typed, { contract: shown, battery });
}

type Case = [what: string, now: ContractAnswer, kind: SubmissionOutcome['kind'] | null];

const powers = (...kilowatts: number[]) =>
  kilowatts.map((power, at) => ({ period: `P${at + 1}` as 'P1', power }));
const powerChange = (
  kilowatts: number[],
  waiting_for_signature = false,
): ContractAnswer['power_change'] => ({
  contracted_power_period: powers(...kilowatts),
  ...{ date_request: '2026-03-03', date_limit: '2026-03-18', waiting_for_signature },
});

describe('a change of the power whose answer was lost', () => {
  const sent = { power_p1: 3.45, power_p2: 5.75, phone: '+34600000001' };

  it.each<Case>([
    ['the requested one', { power_change: powerChange([3.45, 5.75]) }, 'sent'],
    ['the same, to be signed', { power_change: powerChange([3.45, 5.75], true) }, 'signing'],
    ['another one, requested elsewhere', { power_change: powerChange([2.3, 2.3]) }, null],
    ['another one to be signed', { power_change: powerChange([2.3, 2.3], true) }, null],
    ['one that differs in the first period', { power_change: powerChange([3.3, 5.75]) }, null],
    ['one that differs in the last period', { power_change: powerChange([3.45, 6.9]) }, null],
    ['another one, and the distributor at work', otherAtWork(), null],
    ['none', {}, null],
    ['none, and the distributor at work since', { atr_available: false }, 'sent'],
  ])('the contract shows %s', async (_, now, kind) => {
    const outcome = await verifiedOf('power-change', sent, now);
    expect(outcome?.kind ?? null).toBe(kind);
  });

  function otherAtWork(): ContractAnswer {
    return { atr_available: false, power_change: powerChange([2.3, 2.3]) };
  }

  it('is not the one that the distributor worked on before', async () => {
    const atWork: ContractAnswer = { atr_available: false };
    expect(await verifiedOf('power-change', sent, atWork, { before: atWork })).toBeNull();
  });
});

const account = (id: number, printable_iban: string) => ({ id, printable_iban });
const own = account(11, 'ES18 9900 1234 1101 2345 6789');
/** Public example of ISO 13616. */
const example = account(12, 'ES91 2100 0418 4502 0005 1332');
const accountChange = (bank_account: typeof own): ContractAnswer => ({
  bank_account_change: { bank_account, date_request: '2026-03-03' },
});

describe('a change of the account whose answer was lost', () => {
  it.each<[typed: Answers, ...Case]>([
    ...(
      [
        ['the account', { bank_account: example }, 'sent'],
        ['it to be signed', accountChange(example), 'signing'],
        ['another account', { bank_account: own }, null],
        ['another account to be signed', accountChange(own), null],
        ['no account', { bank_account: null }, null],
      ] as Case[]
    ).flatMap((one): [Answers, ...Case][] => [
      [{ account: 'another', iban: 'es91 2100-0418450200051332', ownerIsBankOwner: true }, ...one],
      [{ account: '12', ownerIsBankOwner: true }, ...one],
    ]),
  ])('%j: the contract shows %s', async (typed, _, now, kind) => {
    const outcome = await verifiedOf('iban-change', typed, now);
    expect(outcome?.kind ?? null).toBe(kind);
    if (kind) expect(outcome?.result).toMatchObject({ id: example.id });
  });
});

describe('a choice of how invoices arrive whose answer was lost', () => {
  const pendingChange = (invoice_online: 'email' | 'postal' | boolean): ContractAnswer => ({
    invoice_online_change: { invoice_online, date_request: '2026-03-03' },
  });

  it.each<[typed: 'email' | 'postal', type: ContractType, ...Case]>([
    ['postal', 'electricity', 'it', { invoice_online: 'postal' }, 'sent'],
    ['postal', 'electricity', 'it to be signed', pendingChange('postal'), 'signing'],
    ['postal', 'electricity', 'the other', { invoice_online: 'email' }, null],
    ['email', 'electricity', 'it', { invoice_online: 'email' }, 'sent'],
    ['email', 'electricity', 'the other', { invoice_online: 'postal' }, null],
    [
      ...(['email', 'electricity', 'the other to be signed'] as const),
      ...([{ invoice_online: 'postal', ...pendingChange('postal') }, null] as const),
    ],
    ['email', 'gas', 'it', { invoice_online: true }, 'sent'],
    ['email', 'gas', 'the other', { invoice_online: false }, null],
    [
      'postal',
      'gas',
      'it to be signed',
      { invoice_online: true, ...pendingChange(false) },
      'signing',
    ],
  ])('%s of %s: the contract shows %s', async (delivery, type, _, now, kind) => {
    const outcome = await verifiedOf('invoice-delivery', { delivery }, now, { type });
    expect(outcome).toEqual(kind && { kind, result: { delivery } });
  });
});

describe('where a contract is notified, after a lost answer', () => {
  const notified = (changes: Partial<Schemas['NotificationAddress']>): ContractAnswer => ({
    notification_address: { ...contract.notification_address, ...changes } as never,
  });
  const email = 'new@example.com';
  const phone = '+34600000055';

  it.each<[mutation: string, typed: Answers, ...Case]>([
    ['contact-email', { email }, 'it', notified({ email }), 'sent'],
    ['contact-email', { email }, 'another', notified({ email: 'old@example.com' }), null],
    ['contact-email', { email }, 'no address', { notification_address: null as never }, null],
    ['contact-phone', { phone }, 'it', notified({ mobile: phone }), 'sent'],
    ['contact-phone', { phone }, 'another', notified({ mobile: '+34600000056' }), null],
    ['contact-phone', { phone }, 'no address', { notification_address: null as never }, null],
    ['notification-address', { address: '22' }, 'it', notified({ id: 22 }), 'sent'],
    ['notification-address', { address: '22' }, 'another', notified({ id: 21 }), null],
    [
      'notification-address',
      { address: '22' },
      'none',
      { notification_address: null as never },
      null,
    ],
  ])('%s %j: the contract shows %s', async (mutation, typed, _, now, kind) => {
    const outcome = await verifiedOf(mutation, typed, now);
    expect(outcome?.kind ?? null).toBe(kind);
  });

  const { name, mobile } = address;
  const newAddress = {
    ...{ dp: address.zipcode, poblacio: 'zaragoza', ine: '50297', state: 50 },
    ...{ tv: 1, nv: ' de los  almendros', pnp: '14', bq: '', pt: '2', pu: 'b' },
  };
  const typed = { address: 'another', name, email: address.email, mobile, newAddress };

  it.each<[what: string, typed: Answers, id: number, kind: 'sent' | null]>([
    ['it, written otherwise', typed, 21, 'sent'],
    ['another of the same customer', typed, 22, null],
    ['another person', { ...typed, name: 'Marta Vidal' }, 21, null],
    ['another e-mail', { ...typed, email }, 21, null],
    ['another telephone', { ...typed, mobile: phone }, 21, null],
    ['another town', { ...typed, newAddress: { ...newAddress, poblacio: 'Utebo' } }, 21, null],
    ['another postal code', { ...typed, newAddress: { ...newAddress, dp: '50002' } }, 21, null],
    ['another kind of street', { ...typed, newAddress: { ...newAddress, tv: 2 } }, 21, null],
    ['another street', { ...typed, newAddress: { ...newAddress, nv: 'del Pino' } }, 21, null],
    ['another number', { ...typed, newAddress: { ...newAddress, pnp: '15' } }, 21, null],
    ['another block', { ...typed, newAddress: { ...newAddress, bq: '2' } }, 21, null],
    ['another staircase', { ...typed, newAddress: { ...newAddress, es: 'A' } }, 21, null],
    ['another floor', { ...typed, newAddress: { ...newAddress, pt: '3' } }, 21, null],
    ['another door', { ...typed, newAddress: { ...newAddress, pu: 'C' } }, 21, null],
    [
      ...(['another cadastral reference'] as const),
      ...([{ ...typed, newAddress: { ...newAddress, ref_catastral: 'X' } }, 21, null] as const),
    ],
  ])('a new address: the contract shows %s', async (_, written, id, kind) => {
    const outcome = await verifiedOf('notification-address', written, notified({ id }));
    expect(outcome?.kind ?? null).toBe(kind);
  });

  it('a new address: one without a kind of street is another', async () => {
    answers = [
      [contractPath, { ...contract, ...notified({ id: 21 }) }],
      [/\/addresses\/$/, [{ ...address, tv: null }]],
    ];
    const shown = await fetchContract('electricity', contract.name);
    expect(await verified('notification-address', typed, { contract: shown })).toBeNull();
  });
});

describe('a choice of an option whose answer was lost', () => {
  it.each<[mutation: string, typed: Answers, now: object | null, kind: 'sent' | null]>([
    ['double-tariff', { months: '2026-06/2026-09' }, schemas.DoubleTariff.example, 'sent'],
    ['double-tariff', { months: '2026-05/2026-09' }, schemas.DoubleTariff.example, null],
    ['happy-hours', { hours: '21-23' }, schemas.HappyHours.example, 'sent'],
    ['happy-hours', { hours: '20-23' }, schemas.HappyHours.example, null],
    ['happy-day', { day: '6' }, schemas.HappyDay.example, 'sent'],
    ['happy-day', { day: '5' }, schemas.HappyDay.example, null],
    ['happy-day', { day: '6' }, null, null],
  ])('%s %j: the retailer has %j', async (mutation, typed, now, kind) => {
    answers = [[new RegExp(`/contract/101/${mutation}/$`), now]];
    const outcome = await verified(mutation, typed, { contract: { id: 101 } });
    const [id] = Object.values(typed);
    expect(outcome).toEqual(kind && { kind, result: expect.objectContaining({ id }) });
  });
});

describe('a request about a contract whose answer was lost', () => {
  const day = '2026-03-03';
  const sips = (state: Schemas['NoCessionSips']['state'], waiting_for_signature = false) => ({
    no_cession_sips: { state, waiting_for_signature },
  });

  it.each<[mutation: string, ...Case]>([
    ['sips-opt-out', 'no request', sips('unactive'), null],
    ['sips-opt-out', 'it requested', sips('requested'), 'sent'],
    ['sips-opt-out', 'it to be signed', sips('requested', true), 'signing'],
    ['sips-opt-out', 'it in force', sips('active'), 'sent'],
    ['electronic-notification', 'no request', {}, null],
    [
      ...(['electronic-notification', 'it requested'] as const),
      ...([{ date_request_electronic_notification: day }, 'signing'] as const),
    ],
    [
      ...(['electronic-notification', 'it in force'] as const),
      { electronic_notification: true, date_start_electronic_notification: day },
      'sent',
    ],
  ])('%s: the contract shows %s', async (mutation, _, now, kind) => {
    const outcome = await verifiedOf(mutation, {}, now);
    expect(outcome?.kind ?? null).toBe(kind);
  });
});

describe('a change of a battery whose answer was lost', () => {
  const shares = (...changes: Partial<Schemas['VirtualBattery']>[]): ContractAnswer => ({
    bateria_virtual: changes.map((change) => ({ ...share, ...change })),
  });
  const own = { bateria: share.bateria };
  const other = { bateria: { id: share.bateria.id + 1, name: 'BAT-OTHER' } };
  const management = 'no_acumular' as Schemas['BatteryManagement'];
  const [past, future] = ['2020-01-01', '2199-01-01'];

  it.each<[mutation: string, typed: Answers, ...Case]>([
    ...(
      [
        ['it', shares({ ...own, pes_percentatge: 37 }), 'sent'],
        ['another percentage', shares({ ...own, pes_percentatge: 36 }), null],
        ['it of another battery', shares({ ...other, pes_percentatge: 37 }), null],
        ['a change to be signed', shares({ ...own, sending: true }), 'signing'],
        [
          'a change of another battery to be signed',
          shares(own, { ...other, sending: true }),
          null,
        ],
        ['no battery', shares(), null],
      ] as Case[]
    ).map((one): [string, Answers, ...Case] => ['battery-share', { percentage: 37 }, ...one]),
    ...(
      [
        ['it', shares({ ...own, gestio_descomptes: management }), 'sent'],
        ['another way', shares(own), null],
        ['it of another battery', shares({ ...other, gestio_descomptes: management }, own), null],
        ['a change to be signed', shares({ ...own, sending: true }), 'signing'],
        ['no battery', shares(), null],
      ] as Case[]
    ).map((one): [string, Answers, ...Case] => ['battery-management', { management }, ...one]),
    ...(
      [
        ['the share in the other', shares({ ...own, data_final: past }, other), 'sent'],
        ['the share in the other alone', shares(other), 'sent'],
        ['the share where it was', shares(own), null],
        ['a share in both', shares(own, other), null],
        ['no share any more', shares({ ...own, data_final: past }), null],
        ['the other share ended too', shares({ ...other, data_final: past }), null],
        ['the other share not started', shares({ ...other, data_inici: future }), null],
        ['a share in a third one', shares({ bateria: { id: 999, name: 'BAT-THIRD' } }), null],
        ['a move to be signed', shares({ ...own, sending: true }), 'signing'],
      ] as Case[]
    ).map((one): [string, Answers, ...Case] => [
      ...(['battery-move', { destination: String(other.bateria.id), percentage: 10 }] as const),
      ...one,
    ]),
  ])('%s %j: the contract shows %s', async (mutation, typed, _, now, kind) => {
    const before = shares({ data_final: null, sending: false, pes_percentatge: 20 });
    const outcome = await verifiedOf(mutation, typed, now, { before });
    expect(outcome?.kind ?? null).toBe(kind);
  });
});

describe('a change of the profile whose answer was lost', () => {
  const email = 'new@example.com';
  const user = schemas.User.example;
  const pending = (changes: Partial<Schemas['EmailChange']> = {}): Schemas['EmailChange'] => ({
    ...{ email, requested_at: '2026-03-31T09:00:00Z', expired: false },
    ...changes,
  });
  const before = { email, requestedAt: '2026-03-31T09:00:00Z', isExpired: false };

  it.each<
    [
      what: string,
      now: Schemas['EmailChange'] | null,
      before: object | null,
      kind: 'signing' | null,
    ]
  >([
    ['it', pending(), null, 'signing'],
    ['nothing', null, null, null],
    ['another address', pending({ email: 'other@example.com' }), null, null],
    ['the same as before', pending(), before, null],
    ['it a second time', pending({ requested_at: '2026-03-31T09:05:00Z' }), before, 'signing'],
  ])('an e-mail to be confirmed: %s waits', async (_, now, known, kind) => {
    answers = [
      [/\/user\/email\/$/, now],
      [/\/users\/$/, { ...user, email }],
    ];
    const emailChange = { needsConfirmation: true, pending: known };
    const outcome = await verified('profile-email', { email, password: 'x' }, { emailChange });
    expect(outcome).toEqual(kind && { kind, result: { email } });
  });

  it.each([
    [email, 'sent'],
    [user.email, null],
  ])('an e-mail that changes at once: the customer has %s', async (now, kind) => {
    answers = [[/\/users\/$/, { ...user, email: now }]];
    const emailChange = { needsConfirmation: false, pending: null };
    const outcome = await verified('profile-email', { email, password: 'x' }, { emailChange });
    expect(outcome?.kind ?? null).toBe(kind);
  });

  it.each([
    ['+34600000055', 'sent'],
    [user.mobile, null],
  ])('a mobile: the customer has %s', async (now, kind) => {
    answers = [[/\/users\/$/, { ...user, mobile: now }]];
    const outcome = await verified('profile-contact', { mobile: '+34600000055' });
    expect(outcome?.kind ?? null).toBe(kind);
  });

  it.each(['password-change', 'activation'])(
    'a password (%s) is sent nowhere to find out: the outcome stays unknown',
    async (mutation) => {
      answers = [];
      const thrown = await verified(mutation, { password: 'Portal-demo-2' }).catch((each) => each);
      expect(problemOf(thrown)).toEqual({ kind: 'unknown-outcome' });
    },
  );

  const session = (id: string, current: boolean): Schemas['UserSession'] => ({
    ...{ id, current, created_at: '2026-03-31T09:00:00Z' },
  });
  it.each([
    ['this one alone', [session('here', true)], 'sent'],
    ['another one too', [session('here', true), session('there', false)], null],
  ])('the end of other sessions: %s is open', async (_, open, kind) => {
    answers = [[/\/user\/sessions\/$/, open]];
    expect((await verified('end-sessions', {}))?.kind ?? null).toBe(kind);
  });
  it('the end of other sessions: a retailer that lists none says nothing of it', async () => {
    answers = [[/\/user\/sessions\/$/, 404]];
    expect(await verified('end-sessions', {})).toBeNull();
  });
});

describe('what a tool stores, after a lost answer', () => {
  const alert: Schemas['OmipAlert'] = { id: 5, product: 'FTB M Apr-26', type: '<', price: 55 };
  const { id: _, ...terms } = alert;

  it.each<[what: string, changes: Partial<Schemas['OmipAlert']>, kind: 'sent' | null]>([
    ['it', {}, 'sent'],
    ['another product', { product: 'FTB M May-26' }, null],
    ['another condition', { type: '>' }, null],
    ['another price', { price: 55.5 }, null],
  ])('a price alert: the retailer has %s', async (_what, changes, kind) => {
    answers = [[/\/omip\/alerts\/$/, [{ ...alert, ...changes }]]];
    expect((await verified('price-alert', terms))?.kind ?? null).toBe(kind);
  });

  it.each([
    ['it is there', 5, null],
    ['it is gone', 6, 'sent'],
  ])('the end of a price alert: %s', async (_what, id, kind) => {
    answers = [[/\/omip\/alerts\/$/, [{ ...alert, id }]]];
    expect((await verified('price-alert-removal', { id: 5 }))?.kind ?? null).toBe(kind);
  });

  it.each([
    ['first', ['new@example.com', 'further@example.com'], 'sent'],
    ['only a further one', ['old@example.com', 'new@example.com'], null],
    ['none of them', ['old@example.com'], null],
  ])('an address of newsletters: it is %s', async (_what, emails, kind) => {
    const subscriber = { id: 's9KdLm3QxTz5VbWr7YcNaE', emails: ['old@example.com'] };
    answers = [[/\/subscribers\//, { ...subscriber, emails }]];
    const outcome = await verified(
      'newsletter-email',
      { email: ' new@example.com ' },
      { subscriber },
    );
    expect(outcome?.kind ?? null).toBe(kind);
  });
});

describe('what was written to the retailer, after a lost answer', () => {
  const text = 'La factura\nde marzo no cuadra.';
  const request = schemas.CustomerRequest.example as Schemas['CustomerRequest'];
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const written = (changes: object = {}): Schemas['RequestMessage'] => ({
    ...{ id: 2, role: 'customer', date: minutesAgo(1), text, state: 'in_process', attachments: [] },
    ...changes,
  });

  it.each<[what: string, request: object, first: object, isIt: boolean]>([
    ['it', {}, {}, true],
    ['it with other line breaks', {}, { text: ' La factura de marzo no cuadra. \n' }, true],
    ['another text', {}, { text: 'La factura de abril no cuadra.' }, false],
    ['it about another contract', { contract: { id: 102, name: '0010102' } }, {}, false],
    ['the same text of 19 minutes ago', { created_at: minutesAgo(19) }, {}, true],
    ['the same text of an hour ago', { created_at: minutesAgo(60) }, {}, false],
    ['the same text an hour ahead', { created_at: minutesAgo(-60) }, {}, false],
  ])('the retailer has %s', async (_, ofRequest, ofFirst, isIt) => {
    for (const [mutation, kind, otherKind] of [
      ['claim', 'claim', 'case'],
      ['contact', 'case', 'claim'],
    ] as const) {
      const found = { ...request, kind, created_at: minutesAgo(1), ...ofRequest };
      const messages = [written(ofFirst), written({ id: 3, text: 'Gracias.' })];
      const finding = async (item: object) => {
        answers = [
          [/\/crm\/cases\/$/, { items: [item], n_items: 1 }],
          [/\/crm\/cases\/3101\/$/, { ...item, messages }],
        ];
        const typed = { contract: 'electricity/0010101', description: text };
        return verified(mutation, typed);
      };
      const receipt = { kind: 'sent', result: { number: 3101, at: found.created_at } };
      expect(await finding(found)).toEqual(isIt ? receipt : null);
      expect(await finding({ ...found, kind: otherKind })).toBeNull();
    }
  });

  it('does not take an answer with the same words for what opened another request', async () => {
    const found = { ...request, kind: 'claim', created_at: minutesAgo(1) };
    answers = [
      [/\/crm\/cases\/$/, { items: [found], n_items: 1 }],
      [/\/crm\/cases\/3101\/$/, { ...found, messages: [written({ text: 'Otra.' }), written()] }],
    ];
    const typed = { contract: 'electricity/0010101', description: text };
    expect(await verified('claim', typed)).toBeNull();
  });

  it.each<[what: string, message: object, kind: 'sent' | null]>([
    ['it', { id: 3 }, 'sent'],
    ['the same words from before', { id: 2 }, null],
    ['the same words of the retailer', { id: 3, role: 'admin' }, null],
    ['other words', { id: 3, text: 'Gracias.' }, null],
  ])('a message to a request: the retailer has %s', async (_, message, kind) => {
    answers = [[/\/crm\/cases\/3101\/$/, { ...request, messages: [written(message)] }]];
    const subject = { request: { id: 3101, state: 'in_process', known: 2 } };
    expect(await verified('request-message', { text }, subject)).toEqual(
      kind && { kind, result: { message: 3 } },
    );
  });
});

describe('a choice of newsletters whose answer was lost', () => {
  const reference = 's9KdLm3QxTz5VbWr7YcNaE';
  const offered = (...subscribed: number[]): Schemas['Newsletter'][] =>
    [1, 2, 3].map((newsletter_id) => ({
      ...{ newsletter_id, name: `N${newsletter_id}`, newsletter_description: '' },
      subscriptor_id: reference,
      ...{ subscribed: subscribed.includes(newsletter_id), exported: false },
    }));

  it.each<[what: string, wanted: number[], now: number[], isIt: boolean]>([
    ['it', [3, 1], [1, 3], true],
    ['one less', [1, 3], [1], false],
    ['one more', [1], [1, 3], false],
    ['another', [1, 2], [1, 3], false],
    ['some instead of none', [], [1], false],
  ])('the subscriber has %s', async (_, wanted, now, isIt) => {
    answers = [[/\/newsletters\//, offered(...now)]];
    const found = await findChoice({ reference, wanted });
    expect(found && found !== 'removed').toBe(isIt || null);
  });

  it('a subscriber who is gone chose none; with some chosen nothing is known', async () => {
    answers = [[/\/newsletters\//, 404]];
    expect(await findChoice({ reference, wanted: [] })).toBe('removed');
    await expect(findChoice({ reference, wanted: [1] })).rejects.toThrow();
  });
});

describe('a payment whose answer was lost', () => {
  const invoice = schemas.Invoice.example;
  const summary = schemas.TransactionSummary.example;
  const intent = { id: 'pi_1', clientSecret: 'secret' };

  async function found(
    now: object,
    transaction: object | number,
    { lastTransaction = null as string | null, isStored = false } = {},
  ) {
    answers = [
      [/\/invoices\/$/, { items: [{ ...invoice, ...now }], n_items: 1 }],
      [/\/transaction_summary\//, transaction],
    ];
    const payments = storedPayments('of-lost-answers');
    const attempt = { ...{ idempotencyKey: 'a', methodId: 'pm_1', platform: 'stripe' }, intent };
    if (isStored)
      payments.keep(invoice.number, { ...attempt, lastTransaction, startedAt: Date.now() });
    const attempted = { invoice, lastTransaction, checks: 0 } as unknown as PaymentAttempt;
    const outcome = await verifyPayment(
      attempted,
      { payments },
      new AbortController().signal,
    ).catch((thrown) => problemOf(thrown));
    payments.drop(invoice.number);
    return outcome;
  }

  it('was made where the invoice is paid, or has a transaction that it did not have', async () => {
    expect(await found({ paid_status: 'paid', amount_to_pay: 0 }, 404)).toEqual({ kind: 'paid' });
    expect(await found({}, summary)).toEqual({ kind: 'paid' });
    expect(await found({}, summary, { lastTransaction: 'tr_000122' })).toEqual({ kind: 'paid' });
  });

  it('was not made where the invoice has no transaction, or that of an earlier payment', async () => {
    const lastTransaction = summary.transaction_id;
    expect(await found({}, 404)).toEqual({ kind: 'notCharged' });
    expect(await found({}, summary, { lastTransaction })).toEqual({ kind: 'notCharged' });
  });

  it('waits where this browser left it to the bank', async () => {
    const lastTransaction = summary.transaction_id;
    const waiting = { kind: 'waiting', intent };
    expect(await found({}, 404, { isStored: true })).toEqual(waiting);
    expect(await found({}, summary, { isStored: true, lastTransaction })).toEqual(waiting);
  });

  it('is unknown where nothing is owed and no transaction explains it', async () => {
    expect(await found({ amount_to_pay: 0 }, 404)).toEqual({ kind: 'unknown-outcome' });
  });
});
