import {
  CONTRACTS,
  contracts,
  entries,
  INVOICES,
  invoices,
  json,
  type OddCase,
  REQUESTS,
  requests,
  USER,
  user,
} from './oddity.ts';

/** Members that are not what is described. */
export const oddMembers: readonly OddCase[] = [
  {
    ...{ name: 'a renamed member', ...invoices },
    oddity: entries(INVOICES, (one) => {
      one.total_amount = one.amount_total;
      delete one.amount_total;
    }),
    says: /\/data\/result\/items\/\*\/amount_total: expected to be there, got nothing, but "total_amount" \(\d+ times\)/,
  },
  {
    ...{ name: 'a member that is left out', ...invoices },
    oddity: entries(INVOICES, (one) => delete one.number),
    says: /items\/\*\/number: expected to be there, got nothing \(\d+ times\)/,
  },
  {
    ...{ name: 'a member of its own', ...user, breaks: false },
    oddity: json(USER, ({ data }) => {
      data.crm_key = 'K-7';
    }),
    says: /\/data\/crm_key: expected no such member, got "K-7"/,
  },
  {
    ...{ name: 'an amount as text', ...invoices, breaks: false },
    oddity: entries(INVOICES, (one) => (one.amount_total = '12.30')),
    says: /amount_total: expected number, got "12.30".*a number may be a text/,
  },
  {
    ...{ name: 'an amount with a comma', ...invoices, breaks: false },
    oddity: entries(INVOICES, (one) => (one.amount_total = '12,30')),
    says: /amount_total: expected number, got "12,30".*a number may be a text/,
  },
  {
    ...{ name: 'an id as text', ...contracts, breaks: false },
    oddity: entries(CONTRACTS, (one) => (one.id = String(one.id))),
    says: /items\/\*\/id: expected integer, got "\d+".*a number may be a text/,
  },
  {
    ...{ name: 'an enum in other case', ...contracts, breaks: false },
    oddity: entries(CONTRACTS, (one) => (one.state = one.state.toUpperCase())),
    says: /items\/\*\/state: expected one of "esborrany", "activa", "baixa", got "ACTIVA".*may have capitals/,
  },
  {
    ...{ name: 'a value that no enum has', ...invoices },
    oddity: entries(INVOICES, (one) => (one.paid_status = 'settled')),
    says: /paid_status: expected one of .*got "settled"/,
  },
  {
    ...{ name: 'null for a text', ...user },
    oddity: json(USER, ({ data }) => {
      data.name = null;
    }),
    says: /\/data\/name: expected string, got null/,
  },
  {
    ...{ name: 'a boolean as number', ...invoices, breaks: false },
    oddity: entries(INVOICES, (one) => (one.download = 1)),
    says: /download: expected boolean, got 1.*true and false may be texts/,
  },
  {
    ...{ name: 'a boolean as text', ...invoices, breaks: false },
    oddity: entries(INVOICES, (one) => (one.download = 'true')),
    says: /download: expected boolean, got "true".*true and false may be texts/,
  },
  {
    ...{ name: 'a day in Spanish order', ...invoices, breaks: false },
    oddity: entries(INVOICES, (one) => (one.date = '05/11/2026')),
    says: /items\/\*\/date: expected date \(2026-03-31\), got "05\/11\/2026".*never mm\/dd/,
  },
  {
    ...{ name: 'a time without its offset', ...requests, breaks: false },
    oddity: entries(REQUESTS, (one) => (one.created_at = '2026-11-29T09:30:00')),
    says: /created_at: expected date-time with its offset .*got "2026-11-29T09:30:00".*local time of the peninsula/,
  },
  {
    ...{ name: 'a time for a day', ...invoices },
    oddity: entries(INVOICES, (one) => (one.date = '2026-11-05T00:00:00Z')),
    says: /items\/\*\/date: expected date/,
  },
  {
    ...{ name: 'an empty list as object', ...invoices, breaks: false },
    oddity: entries(INVOICES, (one) => (one.pending_state_history = {})),
    says: /pending_state_history: expected array, got \{\}.*may be an empty object/,
  },
  {
    ...{ name: 'a list as object', ...invoices },
    oddity: json(INVOICES, ({ data }) => {
      data.result.items = { ...data.result.items };
    }),
    says: /\/data\/result\/items: expected array, got \{/,
  },
  {
    ...{ name: 'one entry instead of a list', ...contracts },
    oddity: entries(
      CONTRACTS,
      (one) => ([one.contracted_power_period] = one.contracted_power_period),
    ),
    says: /contracted_power_period: expected array, got \{/,
  },
  {
    ...{ name: 'null for an empty list', ...invoices },
    oddity: entries(INVOICES, (one) => (one.pending_state_history = null)),
    says: /pending_state_history: expected array, got null/,
  },
];
