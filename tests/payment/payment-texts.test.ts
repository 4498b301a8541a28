import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import retailer from '#openapi/generated/retailer.json' with { type: 'json' };
import vectors from '#tests/vectors/domain-vectors.json' with { type: 'json' };

/** Refusals that concern the request itself, not the payment. */
const usual = ['read_only', 'not_found', 'idempotency_key_reused'];

/** Codes that platforms have besides those of the description. */
const further = [
  ...['authentication_required', 'insufficient_funds', 'lost_card', 'stolen_card'],
  ...['card_velocity_exceeded', 'do_not_honor', 'currency_not_supported', 'canceled'],
  ...['payment_intent_authentication_failure', 'incomplete_number', 'incomplete_expiry'],
  'incomplete_cvc',
  'incomplete',
];

type Answers = Record<
  string,
  { content?: { 'application/json'?: { example?: object; examples?: object } } }
>;

/** Codes that the description of `pay` names for 402 to 429. */
const described = Object.entries(retailer.paths['/v2/pay'].post.responses as Answers)
  .filter(([status]) => ['402', '403', '406', '429'].includes(status))
  .flatMap(([, answer]) => {
    const { example, examples = {} } = answer.content?.['application/json'] ?? {};
    const all = [example, ...Object.values(examples).map(({ value }) => value)];
    return all.flatMap((one) => (one ? [(one as { message: string }).message] : []));
  })
  .filter((code) => !usual.includes(code));

interface Texts {
  problems: Record<string, { title: string; body: string }>;
}
const read = (language: string): Texts =>
  JSON.parse(readFileSync(`locales/${language}/payment.json`, 'utf8'));

it.each(['es-ES', 'ca-ES'])(
  'every code of a payment has a text in %s, each in its own words',
  (language) => {
    const { problems } = read(language);
    expect(described.length).toBeGreaterThan(12);
    const declines = vectors.stripe.declineCards.length;
    expect(declines).toBeGreaterThan(0);
    const codes = [...new Set([...described, ...further])];
    expect(codes.filter((code) => !problems[code]?.title || !problems[code].body)).toEqual([]);
    const texts = codes.map((code) => Object.values(problems[code] ?? {}).join(' '));
    expect(new Set(texts).size).toBe(codes.length);
  },
);
