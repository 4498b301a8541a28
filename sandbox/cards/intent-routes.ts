import { type Context, Hono } from 'hono';
import type { Clock } from '#sandbox/clock.ts';
import type { Database } from '#sandbox/database/open-database.ts';
import {
  answerChallenge,
  type ChallengeAnswer,
  intentOf,
  intentView,
  type PaymentIntentRow,
} from './payment-intents.ts';
import { isPublishableKey } from './publishable-key.ts';

const ANSWERS: readonly unknown[] = ['accept', 'refuse', 'close'] satisfies ChallengeAnswer[];

/** Reads an intent and answers its challenge; its client secret authorises the call. */
export function createIntentRoutes(database: Database, clock: Clock) {
  const routes = new Hono();
  routes.use(async (http, next) => {
    await next();
    http.header('Cache-Control', 'no-store');
  });

  routes.get('/:id', async (http) => {
    const intent = await find(http.req.param('id'), http.req.query());
    return intent ? http.json(intentView(intent)) : missing(http);
  });

  routes.post('/:id/authenticate', async (http) => {
    const body: unknown = await http.req.json().catch(() => null);
    const intent = await find(http.req.param('id'), body);
    if (!intent) return missing(http);
    const { answer } = body as Record<string, unknown>;
    if (!ANSWERS.includes(answer)) return http.json(refusal('parameter_invalid'), 400);
    const answered = await answerChallenge(database, intent.id, answer as ChallengeAnswer);
    return answered
      ? http.json(intentView(answered))
      : http.json(refusal('payment_intent_unexpected_state'), 400);
  });

  async function find(id: string, fields: unknown): Promise<PaymentIntentRow | undefined> {
    if (!isPublishableKey(fields) || id.includes('\0')) return undefined;
    const intent = await intentOf(database, id, clock.now());
    return intent?.client_secret === fields.client_secret ? intent : undefined;
  }

  return routes;
}

const refusal = (code: string) => ({ error: { type: 'invalid_request_error', code } });
const missing = (http: Context) => http.json(refusal('resource_missing'), 404);
