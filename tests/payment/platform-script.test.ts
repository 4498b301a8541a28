import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { STRIPE_SCRIPT } from '#payment/card/platform-script.ts';
import deployment from '#schemas/deployment.json' with { type: 'json' };

it('is of the release that the package is made for', () => {
  const code = readFileSync('node_modules/@stripe/stripe-js/dist/pure.mjs', 'utf8');
  const [, release] = /RELEASE_TRAIN = '(\w+)'/.exec(code) ?? [];
  expect(STRIPE_SCRIPT).toBe(`https://js.stripe.com/${release}/stripe.js`);
});

it('may be loaded, may show its frames and may call its platform under the policy of the deployment', () => {
  const policy = Object.fromEntries(
    deployment.headers['Content-Security-Policy'].split('; ').map((directive) => {
      const [name, ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
  expect(policy['script-src']).toContain(new URL(STRIPE_SCRIPT).origin);
  // https://docs.stripe.com/security/guide#content-security-policy
  expect(policy['frame-src']).toEqual(
    expect.arrayContaining([
      'https://js.stripe.com',
      'https://*.js.stripe.com',
      'https://hooks.stripe.com',
    ]),
  );
  expect(policy['connect-src']).toContain('https://api.stripe.com');
  expect(policy['trusted-types']).toContain('card-platform');
});
