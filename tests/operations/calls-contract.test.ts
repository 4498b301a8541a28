import { beforeAll, describe, expect, it } from 'vitest';
import retailer from '#openapi/generated/retailer.json' with { type: 'json' };
import { fetchContract } from '#queries/contracts/contract.ts';
import {
  data,
  type RetailerAnswer,
  result,
  scriptedRetailer,
} from '#tests/support/retailer/scripted-retailer.ts';
import { pdf } from '#tests/support/trials/contracting.ts';
import {
  type Exchange,
  expectCase,
  type MutationCase,
  sent,
  signing,
  uploaded,
  waits,
} from '#tests/support/trials/mutation-cases.ts';

const { schemas } = retailer.components;
const notified = schemas.NotificationAddressChanged.example;

const script = scriptedRetailer();
const subjects: Record<string, unknown> = {};
beforeAll(async () => {
  subjects.contract = await fetchContract('electricity', '0010101');
});
const iban = { result: schemas.IbanChanged.example.result };
const changedAccount = expect.objectContaining({
  id: 12,
  printableIban: 'ES91 2100 0418 4502 0005 1332',
});
const typedIban = {
  account: 'another',
  iban: 'es91 2100-0418 4502 0005 1332',
  ownerIsBankOwner: true,
};
const ibanBody = {
  ...{ already_registered: false, bank_id: null, iban: 'ES9121000418450200051332' },
  ...{ owner_is_bank_owner: true, files: [] },
};

const gas = { contract: { id: 102, name: '0010102', type: 'gas' } };
const street = { tv: 1, nv: 'de los Almendros', pnp: '14', state: 50 };
const newAddress = {
  ...{ address: 'another', name: 'Laura', email: 'l@example.com', mobile: '+34600000001' },
  newAddress: { dp: '50001', poblacio: 'Zaragoza', ine: '50297', ...street },
};

const contracts: MutationCase[] = [
  [
    ...(['iban-change', 'a new account in the form of ISO 13616'] as const),
    typedIban,
    [
      [
        'POST /v1/contracts/0010101/iban/',
        ibanBody,
        data({ ...iban, waiting_for_signature: false }),
      ],
    ],
    sent(changedAccount),
  ],
  [
    ...(['iban-change', 'an own account by its number, with files, and waits'] as const),
    { account: '12', iban: 'ES00', ownerIsBankOwner: false, files: [pdf('a.pdf')] },
    [
      [
        'POST /v1/contracts/0010101/iban/',
        {
          ...{ already_registered: true, bank_id: 12, iban: null, owner_is_bank_owner: false },
          files: [uploaded('a.pdf')],
        },
        data({ ...iban, waiting_for_signature: true }),
      ],
    ],
    { kind: 'signing', result: changedAccount },
  ],
  [
    ...(['iban-change', 'that of gas under the number of the contract'] as const),
    typedIban,
    [['POST /v2/contracts/102/iban/', ibanBody, data({ ...iban, waiting_for_signature: false })]],
    sent(changedAccount),
    gas,
  ],
  ...(
    [
      ['electricity', 'postal', 'postal', {}],
      ['electricity', 'email', 'email', {}],
      ['gas', 'email', true, gas],
      ['gas', 'postal', false, gas],
    ] as const
  ).map(
    ([type, delivery, invoice_online, subject]): MutationCase => [
      ...(['invoice-delivery', `${delivery} of ${type}`] as const),
      { delivery },
      [
        [
          `POST /v2/contracts/${type === 'gas' ? '0010102' : '0010101'}?type=${type}`,
          { invoice_online },
          waits(delivery === 'postal'),
        ],
      ],
      { kind: delivery === 'postal' ? 'signing' : 'sent', result: { delivery } },
      subject,
    ],
  ),
  [
    ...(['notification-address', 'an own address'] as const),
    { ...newAddress, address: '22' },
    [
      [
        'POST /v1/contracts/0010101/notification/',
        { address_type: 'existing', address_id: 22 },
        result(notified),
      ],
    ],
    sent(expect.objectContaining({ id: 22, address: notified.notification_address.full_address })),
  ],
  [
    ...(['notification-address', 'a new one in the names of the API'] as const),
    newAddress,
    [
      [
        'POST /v1/contracts/0010101/notification/',
        {
          address_type: 'new',
          new_address: {
            ...{ name: 'Laura', zipcode: '50001', city: 'Zaragoza', ...street },
            ...{ email: 'l@example.com', mobile: '+34600000001' },
          },
        },
        result(notified),
      ],
    ],
    sent(expect.objectContaining({ id: 22 })),
  ],
  [
    ...(['contact-email', 'it', { email: 'new@example.com' }] as const),
    [
      [
        'PUT /v1/contracts/0010101/notification/email/',
        { email: 'new@example.com' },
        result(notified.notification_address),
      ],
    ],
    sent(),
  ],
  [
    ...(['contact-phone', 'it', { phone: '+34600000055' }] as const),
    [
      [
        'PUT /v1/contracts/0010101/notification/phone/',
        { phone: '+34600000055' },
        result(notified.notification_address),
      ],
    ],
    sent(),
  ],
  [
    ...(['contract-notice-decision', 'the choice', { choice: 'leave' }] as const),
    [
      [
        'POST /v1/contracts/101/notices/61/decision/',
        { choice: 'leave' },
        result(schemas.ContractNotice.example),
      ],
    ],
    sent(),
    { notice: { id: 61, contractId: 101, standing: 'open' } },
  ],
  [
    ...(['sips-opt-out', 'the choice', { noCessionSelection: 'actual' }] as const),
    [
      [
        'POST /v1/contracts/0010101/no_cession_sips/',
        { noCessionSelection: 'actual' },
        waits(false),
      ],
    ],
    sent(),
  ],
  [
    ...(['sips-opt-out', 'the choice, and waits', {}] as const),
    [
      [
        'POST /v1/contracts/0010101/no_cession_sips/',
        { noCessionSelection: 'actual' },
        waits(true),
      ],
    ],
    signing,
  ],
  [
    ...(['double-tariff', 'the months', { months: '2026-06/2026-09' }] as const),
    [
      [
        'PUT /v1/contract/101/double-tariff/',
        { startMonth: 6, startYear: 2026, endMonth: 9, endYear: 2026 },
        result(schemas.DoubleTariff.example),
      ],
    ],
    sent(expect.objectContaining({ id: '2026-06/2026-09' })),
  ],
  [
    ...(['happy-hours', 'the hours', { hours: '21-23' }] as const),
    [
      [
        'PUT /v1/contract/101/happy-hours/',
        { startHour: 21, endHour: 23 },
        result(schemas.HappyHours.example),
      ],
    ],
    sent({ id: '21-23', startHour: 21, endHour: 23 }),
  ],
  [
    ...(['happy-day', 'the day', { day: '6' }] as const),
    [['PUT /v1/contract/101/happy-day/', { value: 6 }, result(schemas.HappyDay.example)]],
    sent({ id: '6', value: 6, label: 'sábado' }),
  ],
];

const power = (answer: RetailerAnswer, body: object): Exchange[] => [
  ['POST /v1/contracts/0010101/power/', body, answer],
];
const phone = { phone: '+34600000001', phone_pre: '+34', phone_num: '600000001' };
const powers: MutationCase[] = [
  [
    ...(['power-change', 'watts and the telephone in its parts'] as const),
    { power_p1: 3.45, power_p2: 5.75, heldBefore: 'no', phone: '+34600000001' },
    power(waits(false), { power_p1: 3450, power_p2: 5750, ...phone }),
    sent(),
  ],
  [
    ...(['power-change', 'six powers, and waits'] as const),
    {
      ...{ power_p1: 16.5, power_p2: 16.5, power_p3: 16.5, power_p4: 20.785, power_p5: 25 },
      ...{ power_p6: 30.001, phone: '+33612345678' },
    },
    power(waits(true), {
      ...{ power_p1: 16_500, power_p2: 16_500, power_p3: 16_500, power_p4: 20_785 },
      ...{ power_p5: 25_000, power_p6: 30_001 },
      ...{ phone: '+33612345678', phone_pre: '+33', phone_num: '612345678' },
    }),
    signing,
  ],
  [
    ...(['power-change', 'a telephone without parts whole'] as const),
    { power_p1: 3.45, phone: '+999123' },
    power(waits(false), { power_p1: 3450, phone: '+999123', phone_pre: null, phone_num: null }),
    sent(),
  ],
];

const notification = 'POST /v1/contracts/0010101/electronic_notification/';
const requested = result(schemas.ElectronicNotificationRequested.example);
const ofAddress = result(notified.notification_address);
const notifications: MutationCase[] = [
  [
    ...(['electronic-notification', 'nothing else', {}] as const),
    [[notification, undefined, requested]],
    signing,
  ],
  [
    ...([
      'electronic-notification',
      'nothing else where the contract has the same contact',
    ] as const),
    { mobile: '+34600000001', email: 'laura.ferrer@example.com' },
    [[notification, undefined, result({ waiting_for_signature: false })]],
    sent(),
  ],
  [
    ...(['electronic-notification', 'another contact before'] as const),
    { mobile: '+34600000055', email: 'new@example.com' },
    [
      ['PUT /v1/contracts/0010101/notification/phone/', { phone: '+34600000055' }, ofAddress],
      ['PUT /v1/contracts/0010101/notification/email/', { email: 'new@example.com' }, ofAddress],
      [notification, undefined, requested],
    ],
    signing,
  ],
  [
    ...(['electronic-notification', 'the contact of a contract without one'] as const),
    { mobile: '+34600000055' },
    [
      ['PUT /v1/contracts/0010101/notification/phone/', { phone: '+34600000055' }, ofAddress],
      [notification, undefined, requested],
    ],
    signing,
    { contract: { name: '0010101', type: 'electricity', notification: null } },
  ],
  [
    ...(['electronic-notification', 'what an owner added'] as const),
    { channel: 'app' },
    [[notification, { channel: 'app' }, requested]],
    signing,
  ],
];

describe('a mutation sends what the OpenAPI description requires', () => {
  it.each<MutationCase>([...contracts, ...powers, ...notifications])('%s: %s', (...one) =>
    expectCase(script, one, { ...subjects, ...one[5] }),
  );
});
