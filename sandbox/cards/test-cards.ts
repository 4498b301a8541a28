/** Behaviour of the bank behind a card. */
export interface CardBehaviour {
  /** `required` makes the customer authenticate; with `broken` authentication is required and cannot take place. */
  authentication: 'none' | 'required' | 'broken';
  /** Why the bank declines in the end, as Stripe's `code` and `decline_code`; null when it pays. */
  error: string | null;
  decline: string | null;
}

const pays: CardBehaviour = { authentication: 'none', error: null, decline: null };
const challenges: CardBehaviour = { ...pays, authentication: 'required' };
const declined = (decline: string): CardBehaviour => ({ ...pays, error: 'card_declined', decline });
const fails = (code: string): CardBehaviour => ({ ...pays, error: code, decline: code });

/** The public test cards of stripe.com/testing by number. */
const TEST_CARDS = new Map<string, CardBehaviour>([
  ['4242424242424242', pays],
  ['4000056655665556', pays],
  ['5555555555554444', pays],
  ['378282246310005', pays],
  ['4000000000000002', declined('generic_decline')],
  ['4000000000009995', declined('insufficient_funds')],
  ['4000000000009987', declined('lost_card')],
  ['4000000000009979', declined('stolen_card')],
  ['4000000000006975', declined('card_velocity_exceeded')],
  ['4000000000000069', fails('expired_card')],
  ['4000000000000127', fails('incorrect_cvc')],
  ['4000000000000119', fails('processing_error')],
  ['4000000000000036', fails('incorrect_zip')],
  ['4000002500003155', challenges],
  ['4000002760003184', challenges],
  ['4000003800000446', challenges],
  ['4000000000003220', challenges],
  ['4000008260003178', { ...declined('insufficient_funds'), authentication: 'required' }],
  ['4000008400001629', { ...declined('generic_decline'), authentication: 'required' }],
  ['4000008400001280', { ...fails('processing_error'), authentication: 'broken' }],
  ['4000000000003055', pays],
  ['4000000000003097', pays],
]);

/** Behaviour of a card; any other number is declined as a real card in test mode, and never stored. */
export function behaviourOf(number: string): CardBehaviour {
  return TEST_CARDS.get(number) ?? declined('test_mode_live_card');
}
