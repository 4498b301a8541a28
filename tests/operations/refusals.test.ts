import { QueryClient } from '@tanstack/react-query';
import { beforeAll, describe, expect, it } from 'vitest';
import { submissionCalls } from '#actors/submission-actors.ts';
import { type Problem, problemOf } from '#domain/problem.ts';
import type { Answers } from '#domain/submission.ts';
import retailer from '#openapi/generated/retailer.json' with { type: 'json' };
import { fetchContract } from '#queries/contracts/contract.ts';
import {
  type RetailerAnswer,
  refusal,
  result,
  scriptedRetailer,
} from '#tests/support/retailer/scripted-retailer.ts';
import { submitOf } from '#tests/support/trials/form-submit.ts';
import { refusalSentences, WHOLE_SENTENCE } from '#tests/support/trials/refusal-sentence.ts';

interface Refused {
  /** Operations of the OpenAPI description whose field codes the form can receive. */
  operations: string[];
  typed?: Answers;
  subject?: Record<string, unknown>;
  /** Codes of fields that this form never sends. */
  never?: string[];
  /** Field and code of the retailer, to field and keyword of the form. */
  fieldErrors: Record<string, string>;
}

/** The same code of fields that have the same name in the form. */
const same = (names: string) =>
  Object.fromEntries(names.split(' ').map((name) => [name, name] as const));

const fileCodes = ['file_too_large', 'file_type', 'file_unreadable'];
const files = (field: string) =>
  Object.fromEntries(fileCodes.map((code) => [`${field}.${code}`, `files.${code}`]));
const ofPassword = {
  ...same('password.required password.too_short password.lower_case_missing'),
  ...same('password.upper_case_missing password.digit_missing password.symbol_missing'),
  'password.too_long': 'password.maxLength',
};
const ofIban = {
  ...same('iban.required files.required'),
  ...{ 'iban.invalid': 'iban.format', 'bank_id.required': 'account.required' },
  'bank_id.unknown': 'account.unknown',
  'owner_is_bank_owner.must_be_true': 'ownerIsBankOwner.const',
  ...files('files'),
  'files.too_many': 'files.maxItems',
};
const ofOption = (field: string, ...members: string[]) =>
  Object.fromEntries(
    members.flatMap((member) => [
      [`${member}.required`, `${field}.required`],
      ...['too_low', 'too_high', 'not_available', 'invalid'].map((code) => [
        `${member}.${code}`,
        `${field}.not_available`,
      ]),
    ]),
  );
const ofBill = {
  ...same('p1.required comerOrigin.unknown cups.required startDate.required'),
  ...{ 'cups.invalid': 'cups.format', 'endDate.before_start': 'endDate.atLeast' },
};
const ofContact = {
  ...same('name.required email.required'),
  ...{ 'email.invalid': 'email.format', 'telephone.invalid': 'telephone.format' },
  'consent.must_be_true': 'consent.const',
};
const compared = { about: 'electricity-comparison', comparison: { mode: 'manual' } };

const refused: Record<string, Refused> = {
  activation: {
    operations: ['activateUser'],
    fieldErrors: {
      ...same('code.required code.invalid'),
      'code.too_long': 'code.maxLength',
      ...ofPassword,
    },
  },
  'battery-share': {
    operations: ['changeBatteryShare'],
    fieldErrors: {
      'pes_percentatge.required': 'percentage.required',
      'pes_percentatge.too_low': 'percentage.minimum',
      'pes_percentatge.too_high': 'percentage.maximum',
      'pes_percentatge.invalid': 'percentage.type',
    },
  },
  claim: {
    operations: ['createClaim'],
    typed: { contract: 'electricity/0010101' },
    fieldErrors: {
      ...{ 'contract.required': 'contract.required', 'contract.mismatch': 'contract.unknown' },
      ...{ 'tipus.required': 'type.required', 'tipus.unknown': 'type.unknown' },
      ...{ 'subtipus.required': 'subtype.required', 'subtipus.unknown': 'subtype.unknown' },
      'comments.required': 'description.required',
      'comments.too_long': 'description.maxLength',
      ...files('attachment'),
    },
  },
  comparison: {
    operations: ['comparePrices'],
    never: fileCodes,
    fieldErrors: {
      ...ofBill,
      'accessTariff.unknown': 'accessTariff.unknown',
      'consent.must_be_true': 'consent.const',
    },
  },
  contact: {
    operations: ['createCase'],
    typed: { contract: 'electricity/0010101' },
    fieldErrors: {
      ...{ 'polissa_id.required': 'contract.required', 'polissa_id.unknown': 'contract.unknown' },
      'polissa_type.required': 'contract.required',
      'polissa_type.invalid': 'contract.unknown',
      ...{ 'categ_id.required': 'category.required', 'categ_id.unknown': 'category.unknown' },
      ...{ 'title.required': 'subject.required', 'title.too_long': 'subject.maxLength' },
      'message.required': 'description.required',
      'message.too_long': 'description.maxLength',
      'attachments.required': 'files.required',
      'attachments.too_few': 'files.minItems',
      'attachments.too_many': 'files.maxItems',
      ...files('attachments'),
    },
  },
  'contact-email': {
    operations: ['changeNotificationEmail'],
    fieldErrors: {
      ...{ 'email.required': 'email.required', 'email.invalid': 'email.format' },
      'email.too_long': 'email.maxLength',
    },
  },
  'contact-phone': {
    operations: ['changeNotificationPhone'],
    fieldErrors: {
      ...{ 'phone.required': 'phone.required', 'phone.invalid': 'phone.format' },
      'phone.too_long': 'phone.maxLength',
    },
  },
  'contact-unsigned': {
    operations: ['createUnsignedCase'],
    fieldErrors: {
      ...same('email.required mobile.required category.required category.unknown'),
      ...same('subject.required description.required'),
      ...{ 'email.invalid': 'email.format', 'mobile.invalid': 'mobile.format' },
      'subject.too_long': 'subject.maxLength',
      'description.too_long': 'description.maxLength',
      ...files('attachment'),
    },
  },
  distributor: {
    operations: ['findDistributor'],
    fieldErrors: { ...same('cups.required supply.required'), 'cups.invalid': 'cups.format' },
  },
  'letter-language': {
    operations: ['changeLetterLanguage'],
    fieldErrors: same('language.required language.unknown'),
  },
  'double-tariff': {
    operations: ['changeDoubleTariff'],
    typed: { months: '2026-06/2026-09' },
    fieldErrors: {
      ...ofOption('months', 'startMonth', 'startYear', 'endMonth', 'endYear'),
      'endMonth.before_start': 'months.before_start',
    },
  },
  'electronic-notification': {
    operations: ['changeNotificationPhone', 'changeNotificationEmail'],
    typed: { mobile: '+34600000055' },
    fieldErrors: {
      ...{ 'phone.required': 'mobile.required', 'phone.invalid': 'mobile.format' },
      'phone.too_long': 'mobile.maxLength',
    },
  },
  'email-confirmation': {
    operations: ['confirmEmailChange'],
    fieldErrors: { ...same('code.required code.invalid'), 'code.too_long': 'code.maxLength' },
  },
  'gas-comparison': { operations: ['compareGasPrices'], fieldErrors: ofBillOfGas() },
  'happy-day': {
    operations: ['changeHappyDay'],
    typed: { day: '6' },
    fieldErrors: ofOption('day', 'value'),
  },
  'happy-hours': {
    operations: ['changeHappyHours'],
    typed: { hours: '21-23' },
    fieldErrors: ofOption('hours', 'startHour', 'endHour'),
  },
  'iban-change': { operations: ['changeContractIban'], fieldErrors: ofIban },
  'invoice-delivery': {
    operations: ['changeInvoiceDelivery'],
    fieldErrors: {
      'invoice_online.required': 'delivery.required',
      'invoice_online.invalid': 'delivery.enum',
    },
  },
  'lead-contact': {
    operations: ['savePowerLead', 'confirmComparison'],
    subject: { lead: compared },
    fieldErrors: { ...ofContact, ...same('invoice.file_too_large invoice.file_type') },
  },
  'newsletter-email': {
    operations: ['setSubscriberMails'],
    fieldErrors: { 'emails.invalid': 'email.format', 'emails.too_long': 'email.maxLength' },
  },
  'newsletter-request': {
    operations: ['setActiveNewsletters'],
    fieldErrors: {
      'subscriptor_or_email.invalid': 'email.format',
      'subscriptor_or_email.too_long': 'email.maxLength',
    },
  },
  'notification-address': {
    operations: ['changeNotificationAddress'],
    typed: { address: 'another' },
    fieldErrors: {
      ...{ 'address_id.required': 'address.required', 'address_id.unknown': 'address.unknown' },
      'new_address.required': 'address.required',
      ...same('name.required name.too_long email.required mobile.required'),
      ...{ 'email.invalid': 'email.format', 'mobile.invalid': 'mobile.format' },
      'mobile.too_short': 'mobile.format',
      'zipcode.required': 'newAddress.dp.required',
      'zipcode.too_short': 'newAddress.dp.format',
      'zipcode.invalid': 'newAddress.dp.format',
      'city.required': 'newAddress.poblacio.required',
      'city.invalid': 'newAddress.poblacio.unknown',
      'tv.required': 'newAddress.tv.required',
      'tv.invalid': 'newAddress.tv.unknown',
      'ref_catastral.invalid': 'newAddress.ref_catastral.format',
      ...Object.fromEntries(
        ['nv', 'pnp', 'bq', 'es', 'pt', 'pu'].map((part) => [
          `${part}.too_long`,
          `newAddress.${part}.too_long`,
        ]),
      ),
    },
  },
  'password-change': {
    operations: ['changePassword'],
    fieldErrors: {
      ...ofPassword,
      ...{ 'current.required': 'current.required', 'current.too_long': 'current.maxLength' },
      'password.same': 'password.notEqualTo',
    },
  },
  'password-recovery': {
    operations: ['resetPassword'],
    fieldErrors: {
      ...same('email.required nif.required'),
      ...{ 'email.invalid': 'email.format', 'nif.invalid': 'nif.format' },
    },
  },
  'power-change': {
    operations: ['changeContractPower'],
    fieldErrors: {
      ...{ 'phone.required': 'phone.required', 'phone.invalid': 'phone.format' },
      ...{ 'phone.too_short': 'phone.minLength', 'phone.too_long': 'phone.maxLength' },
      ...{ 'phone_num.mismatch': 'phone.format', 'phone_pre.mismatch': 'phone.format' },
      ...same('power_p1.required power_p1.too_low power_p1.too_high power_p2.not_in_tariff'),
      'power_p1.not_in_steps': 'power_p1.multipleOf',
      ...{ 'power_p3.not_ascending': 'power_p3.atLeast' },
      ...{ 'power_p6.not_ascending': 'power_p6.atLeast' },
    },
  },
  'price-alert': {
    operations: ['saveOmipAlert'],
    fieldErrors: {
      ...{ 'product.required': 'product.required', 'product.unknown': 'product.unknown' },
      'price.invalid': 'price.minimum',
    },
  },
  'profile-contact': {
    operations: ['updateUser'],
    fieldErrors: {
      ...{ 'mobile.required': 'mobile.required', 'mobile.invalid': 'mobile.format' },
      ...{ 'mobile.too_short': 'mobile.minLength', 'mobile.too_long': 'mobile.maxLength' },
    },
  },
  'profile-email': {
    operations: ['requestEmailChange'],
    subject: { emailChange: { needsConfirmation: true, pending: null } },
    fieldErrors: {
      ...same('email.required password.required'),
      ...{ 'email.invalid': 'email.format', 'email.too_long': 'email.maxLength' },
      ...{ 'email.same': 'email.notEqualTo', 'password.too_long': 'password.maxLength' },
    },
  },
  'request-message': {
    operations: ['sendRequestMessage'],
    subject: { request: { id: 3101, state: 'in_process', known: 2 } },
    fieldErrors: {
      ...{ 'text.required': 'text.required', 'text.too_long': 'text.maxLength' },
      ...{ 'attachments.too_many': 'files.maxItems', ...files('attachments') },
    },
  },
  'contract-notice-decision': {
    operations: ['decideContractNotice'],
    subject: { notice: { id: 61, contractId: 101, standing: 'open' } },
    fieldErrors: same('choice.required choice.unknown'),
  },
  'sips-opt-out': {
    operations: ['optOutOfSips'],
    fieldErrors: {
      ...same('noCessionSelection.already_requested noCessionSelection.already_active'),
      'noCessionSelection.invalid': 'noCessionSelection.format',
    },
  },
};

function ofBillOfGas() {
  return { ...ofBill, 'access_tariff.unknown': 'access_tariff.unknown' };
}

const script = scriptedRetailer();
const subjects: Record<string, unknown> = {};
beforeAll(async () => {
  const contract = await fetchContract('electricity', '0010101');
  const battery = { id: 6 };
  const subscriber = { id: 's9KdLm3QxTz5VbWr7YcNaE', emails: ['old@example.com'] };
  Object.assign(subjects, { contract, battery, subscriber });
});

/** The problem of a mutation to which the retailer responds with this answer. */
async function outcomeOf(
  mutation: string,
  answer: RetailerAnswer,
  typed: Answers = {},
  subject = {},
) {
  script.answer = () => answer;
  const { send } = submissionCalls(submitOf(mutation), {
    subject: { ...subjects, ...subject },
    queryClient: new QueryClient(),
  });
  return send({ answers: typed, idempotencyKey: 'attempt-0001' });
}
const problemAfter = (...call: Parameters<typeof outcomeOf>): Promise<Problem | null> =>
  outcomeOf(...call).then(
    () => null,
    (thrown) => problemOf(thrown),
  );

/** The name before the last point, and the code after it. */
function parted(address: string): [field: string, code: string] {
  const at = address.lastIndexOf('.');
  return [address.slice(0, at), address.slice(at + 1)];
}

const mutations = Object.keys(refused);

/** Field codes in the descriptions of these operations; text in brackets explains a code and is ignored. */
function fieldCodesOf(operations: string[]): string[] {
  const described = Object.values(retailer.paths)
    .flatMap((path): { operationId?: string; description?: string }[] => Object.values(path))
    .filter(({ operationId = '' }) => operations.includes(operationId))
    .map(({ description = '' }) => description.split('Field codes of the 400')[1] ?? '')
    .map((text) => text.replaceAll(/\([^)]*\)/g, ''));
  return retailer.components.schemas.FieldCode.enum.filter((code) =>
    described.some((text) => new RegExp(`\\b${code}\\b`).test(text)),
  );
}

describe('what the retailer refuses of a field', () => {
  it.each(mutations)(
    '%s is shown beside the field of the form, by its keyword',
    async (mutation) => {
      const { fieldErrors, typed, subject } = refused[mutation] as Refused;
      for (const [given, place] of Object.entries(fieldErrors)) {
        const [[field, code], [formField, keyword]] = [parted(given), parted(place)];
        const answer = refusal(400, 'invalid_fields', { [field]: [code, 'own_code'] });
        expect([given, await problemAfter(mutation, answer, typed, subject)]).toEqual([
          given,
          {
            kind: 'invalid',
            code: 'invalid_fields',
            fields: { [formField]: [keyword, 'own_code'] },
          },
        ]);
      }
    },
  );

  it.each(mutations)('%s has a place for every code of the description', (mutation) => {
    const { operations, fieldErrors, never = [] } = refused[mutation] as Refused;
    const codes = [...Object.keys(fieldErrors).map((one) => parted(one)[1]), ...never];
    const described = fieldCodesOf(operations);
    expect(described.filter((code) => !codes.includes(code))).toEqual([]);
  });

  it.each(mutations)('%s has a sentence of its own, with all its values', async (mutation) => {
    const sentence = await refusalSentences(mutation);
    for (const place of Object.values(refused[mutation]?.fieldErrors ?? {})) {
      const [field, keyword] = parted(place);
      expect([place, sentence(field, keyword)]).toEqual([
        place,
        expect.stringMatching(WHOLE_SENTENCE),
      ]);
    }
  });
});

type Whole = [answer: RetailerAnswer, problem: Problem];
const usual: Whole[] = [
  [refusal(401, 'token_expired'), { kind: 'signed-out', reason: 'expired' }],
  [refusal(403, 'read_only'), { kind: 'refused', code: 'read_only' }],
  [refusal(404, 'not_found'), { kind: 'not-found' }],
  [refusal(406, 'contract_not_active'), { kind: 'conflict', code: 'contract_not_active' }],
  [refusal(409, 'idempotency_key_reused'), { kind: 'conflict', code: 'idempotency_key_reused' }],
  [refusal(413, 'body_too_large'), { kind: 'rejected', status: 413, code: 'body_too_large' }],
  [refusal(429, 'too_many_requests'), { kind: 'too-many' }],
  [refusal(500, 'internal_error'), { kind: 'broken', status: 500 }],
  [refusal(502, 'bad_gateway'), { kind: 'broken', status: 502 }],
  [{ body: '<html>' }, { kind: 'unreadable' }],
];
/** Exceptions by mutation and status; null for a success. */
const otherwise: Record<string, Record<number, Problem | null>> = {
  // Signing in changes nothing: a lost response needs no verification.
  login: { 502: { kind: 'broken', status: 500 } },
  // The requested state of the alert: it no longer exists.
  'price-alert-removal': { 404: null },
};
const further = [
  ...['battery-management', 'battery-move', 'end-sessions', 'login', 'price-alert-removal'],
  ...['profile-email-cancel', 'sign-up'],
];

describe('a refusal of the whole request', () => {
  it.each([...mutations, ...further])(
    '%s has the problem of its status and code',
    async (mutation) => {
      const { typed, subject } = refused[mutation] ?? {};
      for (const [answer, problem] of usual) {
        const { [answer.status ?? 200]: expected = problem } = otherwise[mutation] ?? {};
        const found = await problemAfter(mutation, answer, typed, subject);
        expect([answer, found]).toEqual([answer, expected]);
      }
    },
  );

  const byRetailer = { comparison_id: 'c4Vt8nZp2LqXw6RbYk0hJa', mode: 'auto', cups: 'ES' };
  const waitingEmail = { emailChange: { needsConfirmation: true, pending: null } };
  const request = { request: { id: 3101, state: 'in_process', known: 2 } };
  const wrong = refusal(403, 'wrong_current_password');
  const signUpErrors = (...errors: string[]) => result({ render: { errors, body: null } });
  it.each<[string, what: string, RetailerAnswer, Problem, typed?: Answers, subject?: object]>([
    [
      ...(['password-change', 'a wrong password beside it', wrong] as const),
      { kind: 'invalid', fields: { current: ['wrong'] } },
    ],
    [
      ...(['profile-email', 'a wrong password beside it', wrong] as const),
      { kind: 'invalid', fields: { password: ['wrong'] } },
      ...([{}, waitingEmail] as const),
    ],
    [
      ...(['profile-email', 'that code where no password is sent', wrong] as const),
      { kind: 'refused', code: 'wrong_current_password' },
      ...([{}, { emailChange: { needsConfirmation: false, pending: null } }] as const),
    ],
    [
      ...(['electronic-notification', 'the e-mail beside it'] as const),
      refusal(400, 'invalid_fields', { email: ['invalid'] }),
      { kind: 'invalid', code: 'invalid_fields', fields: { email: ['format'] } },
      { email: 'new@example.com' },
    ],
    [
      ...([
        'newsletter-request',
        'a newsletter that is gone as a change of what is offered',
      ] as const),
      refusal(400, 'invalid_fields', { selected_newsletters: ['unknown'] }),
      { kind: 'conflict' },
    ],
    [
      ...(['battery-move', 'the destination as a change of what is offered'] as const),
      refusal(400, 'invalid_fields', { bateria_desti: ['same'], pes_percentatge: ['too_high'] }),
      { kind: 'conflict', code: 'destination_refused' },
    ],
    [
      ...(['battery-move', 'the percentage as a change of what is offered'] as const),
      refusal(400, 'invalid_fields', { pes_percentatge: ['too_high'] }),
      { kind: 'conflict', code: 'percentage_refused' },
    ],
    [
      ...(['battery-management', 'the way under its own name'] as const),
      refusal(400, 'invalid_fields', { valor_descomptes: ['invalid'] }),
      { kind: 'invalid', code: 'invalid_fields', fields: { valor_descomptes: ['invalid'] } },
    ],
    ...[405, 501].map((status): [string, string, RetailerAnswer, Problem, Answers, object] => [
      ...(['request-message', `a call that it does not have (${status})`] as const),
      refusal(status, 'method_not_allowed'),
      ...([{ kind: 'not-found' }, { text: 'Hola' }, request] as const),
    ]),
    ...[503, 504].map((status): [string, string, RetailerAnswer, Problem] => [
      ...(['login', `${status} as an error of its own`] as const),
      refusal(status, 'maintenance'),
      { kind: 'broken', status: 500 },
    ]),
    [
      ...(['login', 'wrong credentials', refusal(403, 'wrong_credentials')] as const),
      { kind: 'refused', code: 'wrong_credentials' },
    ],
    [
      ...(['sign-up', 'what is wrong in its own words'] as const),
      signUpErrors('<p>No coinciden.</p>', '<p>Falta el NIF.</p>'),
      { kind: 'invalid', fields: {}, html: ['<p>No coinciden.</p>', '<p>Falta el NIF.</p>'] },
    ],
    [
      ...(['lead-contact', 'another failure than a forgotten comparison once'] as const),
      ...([refusal(500, 'internal_error'), { kind: 'broken', status: 500 }, {}] as const),
      { lead: { about: 'electricity-comparison', comparison: byRetailer } },
    ],
    ...['login', 'activation', 'password-change'].map(
      (mutation): [string, string, RetailerAnswer, Problem] => [
        ...([mutation, 'a token without a user as unreadable'] as const),
        result({ token: 'eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl', change_password: false }),
        { kind: 'unreadable' },
      ],
    ),
  ])('%s: it reports %s', async (mutation, _, answer, problem, typed, subject) => {
    script.calls = [];
    expect(await problemAfter(mutation, answer, typed, subject)).toEqual(problem);
    expect(script.calls).toHaveLength(1);
  });
});
