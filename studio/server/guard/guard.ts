import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { TOKEN_HEADER } from '#studio/contract.ts';

/** Who may call the Studio's server. */
export interface Guard {
  /** The token that the page hands on with each call; another one after each start. */
  token: string;
  /** Refuses every request under another name than the Studio's own, as a foreign name that points here has (DNS rebinding). */
  ownHost: MiddlewareHandler;
  /** Refuses a call of another page: one without the token, or from another origin. */
  ownPage: MiddlewareHandler;
}

/** The guard of a Studio at an origin, such as `http://localhost:4400`. */
export function createGuard(origin: () => string): Guard {
  const token = randomBytes(32).toString('base64url');
  return {
    token,
    ownHost: async (http, next) => {
      if (http.req.header('host') !== new URL(origin()).host)
        return http.text('Misdirected Request', 421);
      return next();
    },
    ownPage: async (http, next) => {
      const from = http.req.header('origin');
      const isOwn = from === undefined || from === origin();
      if (!isOwn || !isSame(http.req.header(TOKEN_HEADER) ?? '', token))
        return http.json({ message: 'forbidden' }, 403);
      return next();
    },
  };
}

function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
