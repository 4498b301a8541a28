import { QueryClient } from '@tanstack/react-query';
import { beforeAll, describe, expect, it } from 'vitest';
import { submissionCalls } from '#actors/submission-actors.ts';
import type { Answers } from '#domain/submission.ts';
import { fetchContract } from '#queries/contracts/contract.ts';
import { scriptedRetailer } from '#tests/support/retailer/scripted-retailer.ts';
import { submitOf } from '#tests/support/trials/form-submit.ts';

const script = scriptedRetailer();
const subjects: Record<string, unknown> = {};
beforeAll(async () => {
  Object.assign(subjects, {
    contract: await fetchContract('electricity', '0010101'),
    emailChange: { needsConfirmation: true, pending: null },
    lead: { about: 'electricity-comparison', attaches: false, comparison: { mode: 'manual' } },
    request: { id: 3101, state: 'in_process', known: 2 },
    subscriber: { id: 's9KdLm3QxTz5VbWr7YcNaE', emails: ['old@example.com', 'second@example.com'] },
  });
});

const bill = { mode: 'auto', cups: '', comerOrigin: null, startDate: '', endDate: '' };
const contract = 'electricity/0010101';

/** An owner may omit a field, or make it optional: the retailer then reports the missing field. */
describe('an answer that is not there is sent as nothing, and as no word for it', () => {
  it.each<[mutation: string, body: unknown, typed?: Answers]>([
    ['activation', { code: '', password: '' }],
    ['claim', { contract: '0010101', attachment: null }, { contract }],
    [
      'comparison',
      { ...bill, power: null, accessTariff: null, invoiceAmount: null, p1: null, consent: false },
    ],
    [
      'contact',
      {
        ...{ polissa_id: 101, polissa_type: 'electricity', categ_id: null },
        ...{ title: '', message: '', attachments: [] },
      },
      { contract },
    ],
    ['contact-email', {}],
    ['contact-phone', {}],
    ['contact-unsigned', { attachment: null }],
    ['distributor', {}],
    ['email-confirmation', { code: '' }],
    ['gas-comparison', { ...bill, access_tariff: null, consumption: null, invoiceAmount: null }],
    [
      'iban-change',
      {
        ...{ already_registered: false, bank_id: null, iban: '', owner_is_bank_owner: false },
        files: [],
      },
    ],
    ['invoice-delivery', {}],
    ['letter-language', {}],
    [
      'lead-contact',
      { name: '', surname1: '', email: '', telephone: '', consent: false, mode: 'manual' },
    ],
    ['login', { user: '', password: '' }],
    ['newsletter-email', { subscriberId: 's9KdLm3QxTz5VbWr7YcNaE' }],
    ['newsletter-request', { selected_newsletters: [] }],
    ['notification-address', { address_type: 'new', new_address: {} }],
    ['password-change', { current: '', password: '' }],
    ['password-recovery', { nif: '', email: '' }],
    ['power-change', { phone: '', phone_pre: null, phone_num: null }],
    ['price-alert', { id: null }],
    ['profile-contact', { mobile: '', email: 'laura.ferrer@example.com' }],
    ['profile-email', { email: '', password: '' }],
    ['request-message', { attachments: [] }],
    [
      'sign-up',
      {
        FormConfirm: {
          ...{ nif: '', contract: '', email: '', email2: '' },
          ...{ accept_conditions: false, accept_gdpr: false },
        },
      },
    ],
  ])('%s', async (mutation, body, typed = {}) => {
    script.calls = [];
    const { send } = submissionCalls(submitOf(mutation), {
      ...{ subject: subjects, queryClient: new QueryClient() },
    });
    await send({ answers: typed, idempotencyKey: 'attempt-0001' }).catch(() => {});
    expect(script.calls.map((call) => call.body)).toEqual([body]);
  });
});
