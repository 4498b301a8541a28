import { describe, it } from 'vitest';
import type { Answers } from '#domain/submission.ts';
import retailer from '#openapi/generated/retailer.json' with { type: 'json' };
import { result, scriptedRetailer } from '#tests/support/retailer/scripted-retailer.ts';
import { expectCase, type MutationCase, sent } from '#tests/support/trials/mutation-cases.ts';

const CUPS = 'ES0999000000000001QQ';
const { schemas } = retailer.components;
/** A token as the retailer signs it: the portal reads its claims. */
const claims = { user_id: 1, name: 'Laura Ferrer Puig', vat: '00000000T', exp: 1_893_456_000 };
const token = `eyJhbGciOiJIUzI1NiJ9.${btoa(JSON.stringify(claims))}.c2lnbmF0dXJl`;
const user = {
  ...{ id: '1', name: 'Laura Ferrer Puig', vat: '00000000T' },
  ...{ readOnly: false, endsAt: 1_893_456_000_000 },
};

const script = scriptedRetailer();
const accounts: MutationCase[] = [
  [
    ...(['activation', 'the code without its spaces'] as const),
    { code: ' 8f2c 41d0\t7b ', password: ' Portal 1 ' },
    [['POST /v1/user/activate', { code: '8f2c41d07b', password: ' Portal 1 ' }, result({ token })]],
    sent({ token, user }),
  ],
  [
    ...(['email-confirmation', 'the code without its spaces'] as const),
    { code: ' 8f2c 41d07b\n' },
    [['POST /v1/user/email/confirm', { code: '8f2c41d07b' }, result({ email: 'a@example.com' })]],
    sent({ email: 'a@example.com' }),
  ],
  [
    ...(['end-sessions', 'nothing but the call', {}] as const),
    [['POST /v1/user/sessions/end', undefined, result([])]],
    sent(),
  ],
  [
    ...(['login', 'user and password'] as const),
    { user: '00000000T', password: ' x ' },
    [
      [
        'POST /v1/get_token',
        { user: '00000000T', password: ' x ' },
        result({ token, change_password: true }),
      ],
    ],
    sent({ token, user, changePassword: true }),
  ],
  [
    ...(['password-change', 'the password once'] as const),
    { current: 'Portal-demo-1', password: 'Portal-demo-2', repeated: 'Portal-demo-2' },
    [
      [
        'PUT /v1/user/password',
        { current: 'Portal-demo-1', password: 'Portal-demo-2' },
        result({ token }),
      ],
    ],
    sent({ token, user }),
  ],
  [
    ...(['password-recovery', 'both'] as const),
    { nif: '00000000T', email: 'ana@example.com' },
    [['POST /v1/user/reset/', { nif: '00000000T', email: 'ana@example.com' }, result(true)]],
    sent(),
  ],
  [
    ...(['profile-contact', 'the present e-mail too'] as const),
    { mobile: '+34600000055' },
    [
      [
        'PUT /v1/users/',
        { mobile: '+34600000055', email: 'laura.ferrer@example.com' },
        result(schemas.User.example),
      ],
    ],
    sent(),
  ],
  [
    ...(['profile-email', 'the password, and waits for the link'] as const),
    { email: 'new@example.com', password: 'Portal-demo-1' },
    [
      [
        'POST /v1/user/email/',
        { email: 'new@example.com', password: 'Portal-demo-1' },
        result(schemas.EmailChange.example),
      ],
    ],
    { kind: 'signing', result: { email: 'new@example.com' } },
    { emailChange: { needsConfirmation: true, pending: null } },
  ],
  [
    ...(['profile-email', 'the present mobile and no password where it changes at once'] as const),
    { email: 'new@example.com', password: 'Portal-demo-1' },
    [
      [
        'PUT /v1/users/',
        { mobile: '+34600000001', email: 'new@example.com' },
        result(schemas.User.example),
      ],
    ],
    sent({ email: 'new@example.com' }),
    { emailChange: { needsConfirmation: false, pending: null } },
  ],
  [
    ...(['letter-language', 'the chosen language', { language: 'ca_ES' }] as const),
    [['PUT /v1/user/language/', { language: 'ca_ES' }, result(schemas.LetterLanguage.example)]],
    sent(),
  ],
  [
    ...(['distributor', 'the supply alone', { cups: CUPS, supply: 'gas' }] as const),
    [
      [
        'POST /v1/support/distributor/',
        { cups: CUPS, supply: 'gas' },
        result(schemas.DistributorContact.example),
      ],
    ],
    sent(schemas.DistributorContact.example),
  ],
  [
    ...(['profile-email-cancel', 'nothing but the call', {}] as const),
    [['DELETE /v1/user/email/', undefined, result(true)]],
    sent(),
  ],
];

const signUp = {
  ...{ nif: '00000000T', contract: '0010101', email: 'ana@example.com', email2: 'ana@example.com' },
  ...{ acceptConditions: true, acceptGdpr: true },
};
const signUpBody = {
  ...{ nif: '00000000T', contract: '0010101', email: 'ana@example.com', email2: 'ana@example.com' },
  ...{ accept_conditions: true, accept_gdpr: true },
};
const signUps = [
  ['what was typed', {}, {}],
  ['the end of a CUPS', { contract: 'es0999 123456789012 qx' }, { contract: '9012QX' }],
  [
    'it without the point of measurement',
    { contract: 'ES0999123456789012QX0F' },
    { contract: '9012QX' },
  ],
  [
    'what is no CUPS as it is',
    { contract: 'ES0999123456789012QY' },
    { contract: 'ES0999123456789012QY' },
  ],
  [
    ...(['telephone and invoice', { phone: '+34600000001', invoiceNumber: 'F2600123' }] as const),
    { phone: '+34600000001', invoiceNumber: 'F2600123' },
  ],
  [
    ...(['what was not accepted', { acceptConditions: false, acceptGdpr: undefined }] as const),
    { accept_conditions: false, accept_gdpr: false },
  ],
].map(
  ([what, typed, own]): MutationCase => [
    ...(['sign-up', what as string] as const),
    { ...signUp, ...(typed as Answers) },
    [
      [
        'POST /v1/signup/confirm',
        { FormConfirm: { ...signUpBody, ...(own as object) } },
        result(schemas.SignUpOutcome.example),
      ],
    ],
    sent({ html: schemas.SignUpOutcome.example.render.body }),
  ],
);

describe('a mutation sends what the OpenAPI description requires', () => {
  it.each<MutationCase>([...accounts, ...signUps])('%s: %s', (...one) =>
    expectCase(script, one, one[5] ?? {}),
  );

  const nameless = result({ ...schemas.User.example, email: null, mobile: null });
  it.each<MutationCase>([
    [
      ...(['profile-contact', 'no e-mail of a customer without one'] as const),
      { mobile: '+34600000055' },
      [['PUT /v1/users/', { mobile: '+34600000055' }, nameless]],
      sent(),
    ],
  ])('%s: %s', async (...one) => {
    script.reads = [[/\/users\/$/, nameless]];
    await expectCase(script, one, {});
    script.reads = [];
  });
});
