import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';

/** Refuses a request with several `Host` headers, of which each server before it may believe another (RFC 9112, 3.2). */
export const oneHost: MiddlewareHandler<{ Bindings: HttpBindings }> = async (http, next) => {
  const names = http.env.incoming.rawHeaders.filter((_, index) => index % 2 === 0);
  if (names.filter((name) => name.toLowerCase() === 'host').length > 1)
    return http.json({ message: 'bad_request' }, 400);
  return next();
};
