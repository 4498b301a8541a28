import { type CardLanguage, errorText } from './card-texts.ts';
import type { StripeError } from './protocol.ts';

/** A payment intent as browsers see it. */
export interface PaymentIntent {
  id: string;
  status: string;
  amount: number;
  currency: string;
  description: string;
}

type Answer<T> = { value: T; error?: undefined } | { value?: undefined; error: StripeError };

/** A call to the platform; errors come with a message in the language. Never rejects. */
export async function callPlatform<T>(
  url: URL,
  language: CardLanguage,
  body?: unknown,
): Promise<Answer<T>> {
  const init: RequestInit = { credentials: 'omit', cache: 'no-store' };
  if (body !== undefined) {
    init.method = 'POST';
    init.headers = { 'Content-Type': 'application/json' };
    init.body = JSON.stringify(body);
  }
  try {
    const answer = await fetch(url, init);
    const content = await answer.json();
    if (answer.ok) return { value: content };
    const { error } = content;
    return { error: { ...error, message: errorText(error?.code, language) } };
  } catch {
    const type = 'api_connection_error';
    return { error: { type, message: errorText(type, language) } };
  }
}

/** The intent of a client secret. */
export function readIntent(
  base: URL,
  { key, clientSecret, language }: { key: string; clientSecret: string; language: CardLanguage },
): Promise<Answer<PaymentIntent>> {
  const url = intentUrl(base, clientSecret);
  url.search = new URLSearchParams({ key, client_secret: clientSecret }).toString();
  return callPlatform(url, language);
}

/** Answers the challenge of an intent. */
export function answerIntent(
  base: URL,
  { key, clientSecret, language }: { key: string; clientSecret: string; language: CardLanguage },
  answer: 'accept' | 'refuse' | 'close',
): Promise<Answer<PaymentIntent>> {
  const url = intentUrl(base, clientSecret, '/authenticate');
  return callPlatform(url, language, { key, client_secret: clientSecret, answer });
}

function intentUrl(base: URL, clientSecret: string, action = ''): URL {
  const [id = ''] = clientSecret.split('_secret_');
  return new URL(`payment_intents/${encodeURIComponent(id)}${action}`, base);
}
