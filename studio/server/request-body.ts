import type { Context } from 'hono';

/** What a request sends as JSON; null for anything else. */
export const requestBody = (http: Context): Promise<unknown> => http.req.json().catch(() => null);
