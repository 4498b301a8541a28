import { createHash, randomBytes } from 'node:crypto';

const HOUR_MS = 3_600_000;
/** A session ends after so long without a request, and after so long in all. */
const IDLE_MS = 8 * HOUR_MS;
const LONGEST_MS = 7 * 24 * HOUR_MS;

/** Who is signed in, by the secret of a cookie, which is stored as its hash alone. */
export interface Sessions {
  /** Begins a session; its secret. */
  begin(address: string): string;
  /** The address of a session; null for one that is unknown or over. */
  addressOf(secret: string): string | null;
  end(secret: string): void;
  /** Ends all sessions of a person. */
  endAll(address: string): void;
}

const digest = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/** Sessions of a server, until it ends. */
export function createSessions(now = () => Date.now()): Sessions {
  const sessions = new Map<string, { address: string; since: number; last: number }>();
  const isOver = ({ since, last }: { since: number; last: number }) =>
    now() - last > IDLE_MS || now() - since > LONGEST_MS;
  return {
    begin(address) {
      for (const [key, session] of sessions) if (isOver(session)) sessions.delete(key);
      const secret = randomBytes(32).toString('base64url');
      sessions.set(digest(secret), { address, since: now(), last: now() });
      return secret;
    },
    addressOf(secret) {
      const session = sessions.get(digest(secret));
      if (!session || isOver(session)) return null;
      session.last = now();
      return session.address;
    },
    end: (secret) => void sessions.delete(digest(secret)),
    endAll(wanted) {
      for (const [key, { address }] of sessions) if (address === wanted) sessions.delete(key);
    },
  };
}

const MINUTE_MS = 60_000;

/** Counts tries; `isOpen` is false where there were too many in a time. */
export interface TryLimit {
  isOpen(key: string): boolean;
  count(key: string): void;
  /** Forgets the tries of a key: one was right. */
  forget(key: string): void;
}

/** At most `most` tries of a key in so many minutes; of very many keys the oldest are forgotten. */
export function tryLimit(most: number, minutes: number, now = () => Date.now()): TryLimit {
  const KEYS = 1000;
  const tries = new Map<string, number[]>();
  const recent = (key: string) =>
    (tries.get(key) ?? []).filter((at) => now() - at < minutes * MINUTE_MS);
  return {
    isOpen: (key) => recent(key).length < most,
    count(key) {
      const all = [...recent(key), now()];
      tries.delete(key);
      tries.set(key, all);
      const [oldest] = tries.keys();
      if (tries.size > KEYS && oldest !== undefined) tries.delete(oldest);
    },
    forget: (key) => void tries.delete(key),
  };
}
