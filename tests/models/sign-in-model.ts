import type { SessionUser } from '#domain/customer/session.ts';
import type { Arrival, SignInAim, SignInParameters } from '#domain/customer/sign-in.ts';
import { ProblemError } from '#domain/problem.ts';
import { type SignInInput, signInMachine } from '#machines/sign-in.ts';
import type { MachineModel } from '#tests/support/machines/machine-model.ts';
import { problemOutcomes } from '#tests/support/retailer/problem-outcomes.ts';

const customer = (id: string): SessionUser => ({
  id,
  name: 'Marta Vidal Roca',
  vat: '00000000T',
  readOnly: false,
  endsAt: 3_600_000,
});
const aim: SignInAim = { redirect: null, promotionalCode: null };
const arrival: Arrival = { session: { token: 'token of one', user: customer('one') }, aim: null };
const refused = (code: string) => ({ error: new ProblemError({ kind: 'refused', code }) });

const starting =
  (credentials: SignInParameters | null, current: string | null) => (): SignInInput => ({
    credentials,
    current: () => (current === null ? null : customer(current)),
  });
const token: SignInParameters = { kind: 'token', token: 'token of one' };

/** Outcomes that only one kind of credentials can have. */
const answersOf: Record<string, SignInParameters['kind']> = {
  'enter.token missing': 'token',
  'enter.signed-out': 'token',
  'enter.client not valid': 'client',
  'enter.code used': 'provider',
  'enter.another nonce': 'provider',
  'enter.cannot sign up': 'provider',
};

/** Sign-in with the credentials of an address, and the redirect to the identity provider. */
export const signInModel: MachineModel = {
  machine: signInMachine,
  starts: {
    'no credentials': starting(null, null),
    'a token': starting(token, null),
    'a token, another customer signed in': starting(token, 'other'),
    'client and secret': starting({ kind: 'client', clientId: 'client', secret: 'secret' }, null),
    'back from the provider': starting({ kind: 'provider', query: '?code=code' }, null),
  },
  events: {
    signInAtProvider: {
      type: 'signInAtProvider',
      aim,
      provider: { issuer: 'https://id.example', clientId: 'portal', scope: 'openid' },
    },
    goOn: { type: 'goOn' },
    stay: { type: 'stay' },
    dismiss: { type: 'dismiss' },
    comeBack: { type: 'comeBack' },
  },
  outcomes: {
    enter: {
      entered: { output: arrival },
      ...problemOutcomes,
      'token missing': { error: new ProblemError({ kind: 'signed-out', reason: 'missing' }) },
      'client not valid': refused('client_not_valid'),
      'code used': refused('invalid_code'),
      'another nonce': refused('invalid_nonce'),
      'cannot sign up': refused('cannot_sign_up'),
    },
    signInAtProvider: {
      address: { output: 'https://id.example/auth' },
      'provider down': refused('provider_down'),
    },
  },
  contextKey: ({ credentials, current }) => [credentials?.kind, current()?.id],
  possible: (name, { credentials }) => {
    const kind = answersOf[name];
    return kind === undefined || kind === credentials?.kind;
  },
};
