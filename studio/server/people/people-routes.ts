import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import {
  type Invitation,
  type People,
  type Person,
  roles,
  type Session,
  SHORTEST_PASSWORD,
} from '#studio/people-contract.ts';
import { identityOf, mayManage } from '#studio/rights.ts';
import { requestBody } from '../request-body.ts';
import type { Access, Known } from './access.ts';
import type { AuditLog } from './audit-log.ts';
import type { PeopleFile } from './people-file.ts';
import { tryLimit } from './sessions.ts';

const address = v.pipe(v.string(), v.trim(), v.email(), v.maxLength(200));
/** Longer ones cost more than they protect. */
const password = v.pipe(v.string(), v.maxLength(1000));
const role = v.picklist(roles);

const signInShape = v.object({ address, password });
const takenShape = v.object({
  invitation: v.pipe(v.string(), v.maxLength(100)),
  password: v.pipe(password, v.minLength(SHORTEST_PASSWORD)),
});
const personShape = v.object({
  // It goes into the author of a commit.
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100), v.regex(/^[^<>\p{Cc}]*$/u)),
  ...{ address, role },
});
const roleShape = v.object({ address, role: v.nullable(role) });

interface Options {
  access: Access;
  log: AuditLog;
}

interface SessionOptions extends Options {
  /** True where people sign in at an identity provider, too. */
  hasOpenId?: boolean;
}

/** Signing in and out: what is called before anyone is known. */
export function createSessionRoutes({ access, log, hasOpenId = false }: SessionOptions): Hono {
  const routes = new Hono();
  const { people } = access;
  // Five of an address, and thirty of all: passwords are tried by machines.
  const ofAddress = tryLimit(5, 15);
  const ofAll = tryLimit(30, 1);
  const session = (who: Person | null): Session => ({
    ...{ isTeam: people !== null, hasOpenId, who },
  });

  routes.get('/session', (http) => http.json(session(access.who(http))));
  routes.post('/session', async (http) => {
    const given = v.safeParse(signInShape, await requestBody(http));
    if (!people || !given.success) return http.json({ message: 'unknown person' }, 401);
    const key = given.output.address.toLowerCase();
    if (!ofAddress.isOpen(key) || !ofAll.isOpen(''))
      return http.json({ message: 'too many tries' }, 429);
    ofAll.count('');
    // Counted first: tries that arrive together are tries too.
    ofAddress.count(key);
    const who = await people.verified(given.output.address, given.output.password);
    log.add({ by: key, what: who ? 'signed-in' : 'refused' });
    if (!who) return http.json({ message: 'unknown person' }, 401);
    ofAddress.forget(key);
    access.signIn(http, who);
    return http.json(session(who));
  });
  routes.post('/session/password', async (http) => {
    const given = v.safeParse(takenShape, await requestBody(http));
    if (!people || !given.success) return http.json({ message: 'not a password' }, 400);
    if (!ofAll.isOpen('')) return http.json({ message: 'too many tries' }, 429);
    ofAll.count('');
    const who = await people.accept(given.output.invitation, given.output.password);
    if (!who) return http.json({ message: 'unknown invitation' }, 401);
    log.add({ by: identityOf(who), what: 'joined' });
    access.signIn(http, who, true);
    return http.json(session(who));
  });
  routes.post('/session/end', (http) => {
    access.signOut(http);
    return http.body(null, 204);
  });
  return routes;
}

/** The people of a team, for its administrators. */
export function createPeopleRoutes({ access: { people }, log }: Options): Hono<Known> {
  const routes = new Hono<Known>();
  const managed =
    (handle: (http: Context<Known>, file: PeopleFile) => Promise<Response>) =>
    async (http: Context<Known>) =>
      people && mayManage(http.get('who').role)
        ? handle(http, people)
        : http.json({ message: 'not allowed' }, 403);

  routes.get(
    '/people',
    managed(async (http, file) => http.json({ people: file.all() } satisfies People)),
  );
  routes.post(
    '/people',
    managed(async (http, file) => {
      const given = v.safeParse(personShape, await requestBody(http));
      if (!given.success) return http.json({ message: 'not a person' }, 400);
      // An invitation of one who is there changes no role: that has a rule of its own.
      const person = {
        ...given.output,
        role: file.all().find(isOf(given.output))?.role ?? given.output.role,
      };
      const invitation = file.invite(person);
      log.add({ by: identityOf(http.get('who')), what: 'invited', whom: person.address });
      return http.json({ invitation } satisfies Invitation);
    }),
  );
  routes.post(
    '/people/role',
    managed(async (http, file) => {
      const given = v.safeParse(roleShape, await requestBody(http));
      if (!given.success) return http.json({ message: 'not a role' }, 400);
      const refusal = file.change(given.output.address, given.output.role);
      if (refusal) return http.json(refusal, 422);
      const what = given.output.role ?? 'removed';
      log.add({ by: identityOf(http.get('who')), what, whom: given.output.address });
      return http.body(null, 204);
    }),
  );
  return routes;
}

const isOf =
  ({ address: wanted }: Person) =>
  (one: Person) =>
    one.address.toLowerCase() === wanted.toLowerCase();
