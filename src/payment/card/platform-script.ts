import { scriptPolicy } from '#config/script-policy.ts';
import { platformUnreachable } from '#domain/invoices/payment.ts';

/** Stripe.js of the release that `@stripe/stripe-js` is made for; a test holds both together. */
export const STRIPE_SCRIPT = 'https://js.stripe.com/endive/stripe.js';

/** Longest wait for script and card fields, in milliseconds. */
export const PLATFORM_TIMEOUT_MS = 10_000;

const admitted = new Set([STRIPE_SCRIPT]);

const trusted = scriptPolicy('card-platform', (url) => admitted.has(url));

/** The address of the platform's script: the retailer's own path, a stand-in for tests and demonstrations, or Stripe's. */
function platformScript(own: string | null): string {
  if (own === null) return STRIPE_SCRIPT;
  const url = new URL(own, document.baseURI);
  // A path such as `//host` leads elsewhere.
  if (url.origin !== location.origin)
    throw new TypeError('The script of the card platform is not ours');
  return url.href;
}

/**
 * Loads the script of the card platform; at once where it is there. Rejects with ProblemError when it is blocked or takes
 * too long, and can then be called again.
 */
export function loadPlatformScript(own: string | null): Promise<void> {
  if ('Stripe' in window) return Promise.resolve();
  const address = platformScript(own);
  admitted.add(address);
  const script = document.createElement('script');
  return new Promise((resolve, reject) => {
    const fail = () => {
      script.remove();
      reject(platformUnreachable());
    };
    const timer = setTimeout(fail, PLATFORM_TIMEOUT_MS);
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      clearTimeout(timer);
      if ('Stripe' in window) resolve();
      else fail();
    });
    script.src = trusted(address);
    document.head.append(script);
  });
}
