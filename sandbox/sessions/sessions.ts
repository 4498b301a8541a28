import { randomBytes, randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '#sandbox/clock.ts';
import type { Database } from '#sandbox/database/open-database.ts';
import type { Customer } from '#sandbox/database/tables.ts';

/** The caller's session. */
export interface Session {
  id: string;
  customer: Customer;
  /** True when an agent of the retailer impersonates the customer. */
  readOnly: boolean;
}

/** A session that has not ended. */
export interface OpenSession {
  id: string;
  created_at: Date;
  user_agent: string | null;
}

/** Result of checking a token. */
export type TokenState =
  | { kind: 'valid'; session: Session }
  | { kind: 'expired' }
  | { kind: 'invalid' };

export interface Sessions {
  /** Begins a session and returns its first token. */
  begin(
    customer: Customer,
    options?: { readOnly?: boolean; lifetimeSeconds?: number; userAgent?: string | undefined },
  ): Promise<string>;
  read(token: string): Promise<TokenState>;
  /** A new token for the same session, valid for an hour. */
  refresh(session: Session): Promise<string>;
  end(session: Session): Promise<void>;
  /** Ends the customer's other sessions; inside the transaction of `database`. */
  endOthers(database: Database, session: Session): Promise<void>;
  /** The customer's own sessions that go on, the latest first. */
  open(customerId: number): Promise<OpenSession[]>;
  /** Makes every existing token of this customer count as expired. */
  expireAll(customerId: number): Promise<void>;
}

const HOUR = 3600;
const LONGEST_USER_AGENT = 400;
const MOST_VERIFIED = 10_000;
const ISSUER = 'lluerna-sandbox';

/** Sessions in the database, with JWTs (HS256) signed by a key that is generated once and stored there too. */
export async function createSessions(database: Database, clock: Clock): Promise<Sessions> {
  const key = await signingKey(database);
  const after = (lifetime: number) => new Date(clock.now().getTime() + lifetime * 1000);
  const seconds = () => Math.floor(clock.now().getTime() / 1000);

  const sign = ({ id, customer, readOnly }: Session, lifetimeSeconds = HOUR) =>
    new SignJWT({
      sid: id,
      user_id: customer.id,
      name: customer.name,
      vat: customer.vat,
      read_only: readOnly,
    })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuer(ISSUER)
      .setSubject(String(customer.id))
      .setIssuedAt(seconds())
      .setExpirationTime(seconds() + lifetimeSeconds)
      .setJti(randomUUID())
      .sign(key);

  async function read(token: string): Promise<TokenState> {
    const sid = await sessionIdOf(token);
    if (sid === 'expired' || sid === 'invalid') return { kind: sid };
    const row = await database
      .selectFrom('sessions')
      .innerJoin('customers', 'customers.id', 'sessions.customer_id')
      .selectAll('customers')
      .select(['read_only', 'ended_at', 'expired_at'])
      .where('sessions.id', '=', sid)
      .executeTakeFirst();
    if (!row || row.ended_at) return { kind: 'invalid' };
    if (row.expired_at) return { kind: 'expired' };
    const { read_only: readOnly, ended_at: _, expired_at: __, ...customer } = row;
    return { kind: 'valid', session: { id: sid, customer, readOnly } };
  }

  /** Tokens whose signature is verified: a page sends the same one with each call. */
  const verified = new Map<string, { sid: string; expires: number }>();

  async function sessionIdOf(token: string): Promise<string> {
    const known = verified.get(token);
    if (known) return known.expires > seconds() ? known.sid : 'expired';
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: ['HS256'],
        issuer: ISSUER,
        currentDate: clock.now(),
      });
      const sid = String(payload.sid);
      if (verified.size >= MOST_VERIFIED) verified.clear();
      verified.set(token, { sid, expires: payload.exp ?? 0 });
      return sid;
    } catch (error) {
      return error instanceof errors.JWTExpired ? 'expired' : 'invalid';
    }
  }

  return {
    async begin(customer, { readOnly = false, lifetimeSeconds = HOUR, userAgent } = {}) {
      const session: Session = { id: randomUUID(), customer, readOnly };
      await database
        .insertInto('sessions')
        .values({
          id: session.id,
          customer_id: customer.id,
          read_only: readOnly,
          created_at: clock.now(),
          live_until: after(lifetimeSeconds),
          user_agent: userAgent?.slice(0, LONGEST_USER_AGENT) ?? null,
        })
        .execute();
      return sign(session, lifetimeSeconds);
    },
    read,
    async refresh(session) {
      await database
        .updateTable('sessions')
        .set({ live_until: after(HOUR) })
        .where('id', '=', session.id)
        .execute();
      return sign(session);
    },
    open: (customerId) =>
      database
        .selectFrom('sessions')
        .select(['id', 'created_at', 'user_agent'])
        .where('customer_id', '=', customerId)
        .where('read_only', '=', false)
        .where('ended_at', 'is', null)
        .where('expired_at', 'is', null)
        .where('live_until', '>', clock.now())
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute(),
    async end({ id }) {
      await database
        .updateTable('sessions')
        .set({ ended_at: clock.now() })
        .where('id', '=', id)
        .execute();
    },
    async endOthers(database, { id, customer }) {
      await database
        .updateTable('sessions')
        .set({ ended_at: clock.now() })
        .where('customer_id', '=', customer.id)
        .where('id', '<>', id)
        .where('ended_at', 'is', null)
        .execute();
    },
    async expireAll(customerId) {
      await database
        .updateTable('sessions')
        .set({ expired_at: clock.now() })
        .where('customer_id', '=', customerId)
        .where('expired_at', 'is', null)
        .execute();
    },
  };
}

async function signingKey(database: Database): Promise<Uint8Array> {
  await database
    .insertInto('secrets')
    .values({ name: 'token-signing-key', value: randomBytes(32).toString('base64') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await database
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', 'token-signing-key')
    .executeTakeFirstOrThrow();
  return Buffer.from(value, 'base64');
}
