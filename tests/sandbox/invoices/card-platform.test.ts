import { describe, expect, it } from 'vitest';
import { testSandbox } from '#tests/sandbox/sandbox-client.ts';
import { CARD, cardClient, PAYS } from './card-client.ts';

const sandbox = testSandbox({ control: false });
const cards = cardClient(sandbox);

const year = new Date().getUTCFullYear();
const directivesOf = (policy: string | null) =>
  Object.fromEntries(
    (policy ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );

describe('the card platform', () => {
  it('creates a payment method from a card and never returns its number', async () => {
    const { status, body, text } = await cards.createMethod({ ...CARD, number: PAYS });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      object: 'payment_method',
      card: { brand: 'visa', last4: '4242' },
    });
    expect(body.id).toMatch(/^pm_\w{20,}$/);
    expect(text).not.toContain(PAYS);
  });

  it('takes numbers in groups and years of two digits', async () => {
    const written = { number: '5555 5555 5555 4444', exp_month: '1', exp_year: '50', cvc: '123' };
    const { body } = await cards.createMethod(written);
    expect(body.card).toMatchObject({ brand: 'mastercard', exp_month: 1, exp_year: 2050 });
  });

  it.each([
    [{ number: '4242424242424241' }, 'incorrect_number', 'number'],
    [{ number: '424242424242' }, 'invalid_number', 'number'],
    [{ number: 'four' }, 'invalid_number', 'number'],
    [{ number: undefined }, 'invalid_number', 'number'],
    [{ exp_month: 13 }, 'invalid_expiry_month', 'exp_month'],
    [{ exp_month: null }, 'invalid_expiry_month', 'exp_month'],
    [{ exp_year: year - 1 }, 'invalid_expiry_year', 'exp_year'],
    [{ exp_year: 'x' }, 'invalid_expiry_year', 'exp_year'],
    [{ cvc: '12' }, 'invalid_cvc', 'cvc'],
    [{ number: '378282246310005', cvc: '123' }, 'invalid_cvc', 'cvc'],
  ])('says which field is wrong: %j', async (wrong, code, param) => {
    const { status, body } = await cards.createMethod({ ...CARD, number: PAYS, ...wrong });
    expect([status, body.error]).toEqual([402, { type: 'card_error', code, param }]);
  });

  it('wants the key of the retailer, and answers rubbish without breaking', async () => {
    const other = await cards.createMethod({ ...CARD, number: PAYS }, 'pk_test_other');
    expect([other.status, other.body.error.code]).toEqual([401, 'api_key_invalid']);
    const path = '/sandbox-cards/v3/payment_methods';
    expect((await sandbox.page(path, { body: '{"key":' })).status).toBe(401);
    expect((await sandbox.page(path, { body: `"${'x'.repeat(20_000)}"` })).status).toBe(413);
    expect((await sandbox.page('/sandbox-cards/v3/charges')).status).toBe(404);
  });
});

describe('what browsers load', () => {
  it.each(['/v3', '/v3/', '/v3/stripe.js'])('is the script at %s', async (path) => {
    const { status, headers, text } = await sandbox.page(`/sandbox-cards${path}`);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(text).toContain('Stripe');
    expect(text).not.toMatch(/\beval\(|new Function|innerHTML/);
  });

  it.each(['card', 'challenge'])(
    'is a page (%s) of no origin that runs only its own files',
    async (name) => {
      const { headers, text } = await sandbox.page(`/sandbox-cards/v3/pages/${name}`);
      // In WebKit `'self'` is the origin of the page, which has none.
      const here = sandbox.url();
      expect(directivesOf(headers.get('content-security-policy'))).toEqual({
        'default-src': "'none'",
        'script-src': here,
        'style-src': here,
        'connect-src': here,
        'base-uri': "'none'",
        'form-action': "'none'",
        'frame-ancestors': "'self'",
        sandbox: 'allow-scripts',
      });
      expect(headers.get('x-frame-options')).toBeNull();
      const files = [...text.matchAll(/(?:src|href)="\.\.\/([^"]+)"/g)].map(([, file]) => file);
      expect(files).toHaveLength(2);
      for (const file of files) {
        const answer = await sandbox.page(`/sandbox-cards/v3/${file}`);
        expect([file, answer.status]).toEqual([file, 200]);
        expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      }
      expect(text).not.toMatch(/<script>|<style|style=|onclick/);
    },
  );
});
