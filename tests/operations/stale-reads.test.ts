import { QueryClient } from '@tanstack/react-query';
import { beforeAll, describe, expect, it } from 'vitest';
import { submissionCalls } from '#actors/submission-actors.ts';
import type { Answers } from '#domain/submission.ts';
import retailer from '#openapi/generated/retailer.json' with { type: 'json' };
import { fetchContract } from '#queries/contracts/contract.ts';
import {
  data,
  type RetailerAnswer,
  refusal,
  result,
  scriptedRetailer,
} from '#tests/support/retailer/scripted-retailer.ts';
import { submitOf } from '#tests/support/trials/form-submit.ts';

const { schemas } = retailer.components;
const withShare = data({
  ...schemas.Contract.example,
  bateria_virtual: [schemas.VirtualBattery.example],
});
/** The sign-up has a token of its own; every other one may read none. */
const claims = btoa(JSON.stringify({ user_id: 1, exp: 1_893_456_000 }));

const script = scriptedRetailer();
const subjects: Record<string, unknown> = {};
beforeAll(async () => {
  script.reads = [[/\/contracts\/0010101$/, withShare]];
  const contract = await fetchContract('electricity', '0010101');
  Object.assign(subjects, {
    ...{ contract, battery: contract.batteries[0] },
    emailChange: { needsConfirmation: true, pending: null },
    notice: { id: 61, contractId: 101, standing: 'open' },
    request: { id: 3101, state: 'in_process', known: 2 },
    subscriber: { id: 's9KdLm3QxTz5VbWr7YcNaE', emails: ['old@example.com'] },
  });
});

/** Reads of the portal, by the beginning of their keys (`src/queries`). */
const reads = [
  ...(['contract', 'contracts', 'addresses', 'ibans', 'battery', 'user'] as const),
  ...(['user-sessions', 'email-change', 'requests', 'request', 'tariff-options'] as const),
  ...(['price-alerts', 'newsletters', 'market-products', 'consumption', 'invoices'] as const),
];
const lookupReads = [
  'listLetterLanguages',
  ...['listClaimTypes', 'listClaimSubtypes', 'listContracts', 'listCaseCategories'],
  ...['listOmipProducts', 'listBatteryPercentages', 'listAvailableDoubleTariffs'],
  ...['listAvailableHappyHours', 'listAvailableHappyDays'],
];

/** The reads that are stale after a mutation was answered so. */
async function staleAfter(mutation: string, answers: Answers, answer: RetailerAnswer) {
  const queryClient = new QueryClient();
  for (const read of reads) queryClient.setQueryData([read, 'any'], {});
  for (const lookup of lookupReads) queryClient.setQueryData(['lookup', lookup, {}], {});
  script.answer = () => answer;
  const { send } = submissionCalls(submitOf(mutation), { subject: subjects, queryClient });
  const isSent = await send({ answers, idempotencyKey: 'attempt-0001' }).then(
    () => true,
    () => false,
  );
  const stale = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.isInvalidated)
    .map(({ queryKey: [first, second] }) => (first === 'lookup' ? second : first));
  return { isSent, stale: stale.sort() };
}

interface Stale {
  answers?: Answers;
  /** The response of the retailer when it acts. */
  answer: RetailerAnswer;
  sent: string[];
  /** Further ones where it refuses a field. */
  refused?: string[];
  /** Where it fails. */
  failed?: string[];
}

const waits = data({ result: {}, waiting_for_signature: false });
const changed = result(schemas.NotificationAddressChanged.example);
const token = result({ token: `e30.${claims}.c2ln`, change_password: false });
const account = data({ ...schemas.IbanChanged.example });
const offered = { sent: ['contract', 'contracts', 'tariff-options'] };

const mutations: Record<string, Stale> = {
  activation: { answer: token, sent: [] },
  'battery-management': { answer: withShare, sent: ['contract', 'contracts'] },
  'battery-move': {
    answer: withShare,
    sent: ['battery', 'contract', 'contracts', 'listBatteryPercentages'],
    // The options of earlier steps have changed.
    refused: ['battery', 'contract', 'contracts', 'listBatteryPercentages'],
  },
  'battery-share': { answer: withShare, sent: ['battery', 'contract', 'contracts'] },
  claim: {
    answers: { contract: 'electricity/0010101' },
    answer: result(3102),
    sent: ['requests'],
    refused: ['listClaimSubtypes', 'listClaimTypes', 'listContracts'],
  },
  comparison: { answer: result(schemas.ComparisonResult.example), sent: [] },
  contact: {
    answers: { contract: 'electricity/0010101' },
    answer: result({ id: 3101 }),
    sent: ['requests'],
    refused: ['listCaseCategories', 'listContracts'],
  },
  'contact-email': { answer: changed, sent: ['addresses', 'contract'] },
  'contact-phone': { answer: changed, sent: ['addresses', 'contract'] },
  'contract-notice-decision': {
    answer: result(schemas.ContractNotice.example),
    sent: ['contract', 'contracts'],
    // Something else was decided before.
    refused: ['contract'],
  },
  'contact-unsigned': { answer: result(3102), sent: [], refused: ['listCaseCategories'] },
  distributor: { answer: result(schemas.DistributorContact.example), sent: [] },
  'double-tariff': {
    answers: { months: '2026-06/2026-09' },
    answer: result(schemas.DoubleTariff.example),
    sent: [...offered.sent, 'listAvailableDoubleTariffs'],
    refused: ['listAvailableDoubleTariffs'],
  },
  'electronic-notification': {
    answer: result({ waiting_for_signature: true }),
    sent: ['addresses', 'contract'],
    // The contact may have changed before.
    refused: ['addresses', 'contract'],
    failed: ['addresses', 'contract'],
  },
  'email-confirmation': {
    answer: result({ email: 'a@example.com' }),
    sent: ['email-change', 'user'],
  },
  'end-sessions': { answer: result([]), sent: ['user-sessions'] },
  'gas-comparison': { answer: result(schemas.GasComparisonResult.example), sent: [] },
  'happy-day': {
    answers: { day: '6' },
    answer: result(schemas.HappyDay.example),
    sent: [...offered.sent, 'listAvailableHappyDays'],
    refused: ['listAvailableHappyDays'],
  },
  'happy-hours': {
    answers: { hours: '21-23' },
    answer: result(schemas.HappyHours.example),
    sent: [...offered.sent, 'listAvailableHappyHours'],
    refused: ['listAvailableHappyHours'],
  },
  'iban-change': { answer: account, sent: ['contract', 'contracts', 'ibans'] },
  'invoice-delivery': { answer: waits, sent: ['contract'] },
  'letter-language': {
    answer: result(schemas.LetterLanguage.example),
    sent: ['listLetterLanguages'],
    refused: ['listLetterLanguages'],
  },
  login: { answer: token, sent: [] },
  'newsletter-email': { answer: result({ emails: [] }), sent: [] },
  'newsletter-request': {
    answer: result([]),
    sent: [],
    refused: ['newsletters'],
  },
  'notification-address': { answer: changed, sent: ['addresses', 'contract', 'contracts'] },
  'password-change': { answer: token, sent: [] },
  'password-recovery': { answer: result(true), sent: [] },
  'power-change': { answer: waits, sent: ['contract', 'contracts'] },
  'price-alert': {
    answer: { body: { status: 'OK' } },
    sent: ['price-alerts'],
    refused: ['listOmipProducts', 'market-products'],
  },
  'price-alert-removal': { answer: { body: { status: 'OK' } }, sent: ['price-alerts'] },
  'profile-contact': { answer: result({}), sent: ['user'] },
  'profile-email': { answer: result({}), sent: ['email-change', 'user'] },
  'profile-email-cancel': { answer: result(true), sent: ['email-change', 'user'] },
  'request-message': { answer: result({ id: 4 }), sent: ['request', 'requests'] },
  'sign-up': { answer: result(schemas.SignUpOutcome.example), sent: [] },
  'sips-opt-out': { answer: waits, sent: ['contract'] },
};

describe('the reads that a mutation makes stale', () => {
  it.each(Object.entries(mutations))('%s', async (mutation, stale) => {
    const { answers = {}, answer, sent, refused = [], failed = [] } = stale;
    const field = refusal(400, 'invalid_fields', { other: ['invalid'] });
    const conflict = refusal(406, 'contract_not_active');
    expect(await staleAfter(mutation, answers, answer)).toEqual({
      isSent: true,
      stale: [...sent].sort(),
    });
    const refusedAs = { isSent: false, stale: [...refused].sort() };
    expect(await staleAfter(mutation, answers, field)).toEqual(refusedAs);
    // The data on the page are older than the reason for the refusal.
    const all = [...new Set([...sent, ...refused])].sort();
    expect(await staleAfter(mutation, answers, conflict)).toEqual({ isSent: false, stale: all });
    expect(await staleAfter(mutation, answers, refusal(500, 'internal_error'))).toEqual({
      isSent: false,
      stale: [...failed].sort(),
    });
  });
});
