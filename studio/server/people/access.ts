import type { Context, MiddlewareHandler } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Person } from '#studio/people-contract.ts';
import { identityOf, mayWrite } from '#studio/rights.ts';
import { openPeople, type PeopleFile } from './people-file.ts';
import { createSessions } from './sessions.ts';

/** What a handler finds in its request once it is known who sends it. */
export interface Known {
  Variables: { who: Person };
}

/** Who sends a request. */
export interface Access {
  /** The people who may sign in; null on one's own machine. */
  people: PeopleFile | null;
  who(http: Context): Person | null;
  /** Signs a person in; another session of the same browser ends, with a new password all of the person. */
  signIn(http: Context, person: Person, hasNewPassword?: true): void;
  signOut(http: Context): void;
  /** True when the person of a name (`Name <address>`) may change a file. */
  mayWrite(identity: string, file: string): boolean;
  /** Lets a request of a known person pass; others get a 401. */
  known: MiddlewareHandler<Known>;
}

const COOKIE = 'studio-session';

interface AccessOptions {
  /** File of the people of a team (`STUDIO_USERS`). Left out: who sits at this machine. */
  users: string | undefined;
  /** Who sits at this machine, as git knows them: `Name <address>`. */
  own: string;
  origin: () => string;
}

/** The access to a Studio. Throws where the file of people is unreadable. */
export function createAccess({ users, own, origin }: AccessOptions): Access {
  const [, name = own, address = ''] = /^(.*?) ?<(.*)>$/.exec(own) ?? [];
  const atMachine: Person = { name, address, role: 'administrator' };
  const people = users === undefined ? null : openPeople(users);
  const sessions = createSessions();
  const secure = () => origin().startsWith('https:');
  // A browser takes a name with this prefix from this host alone.
  const options = () => ({ path: '/', ...(secure() && { prefix: 'host' as const }) });
  const secretOf = (http: Context) => getCookie(http, COOKIE, options().prefix) ?? '';
  const who = (http: Context) => {
    if (!people) return atMachine;
    const found = sessions.addressOf(secretOf(http));
    return found === null ? null : people.find(found);
  };
  const signOut = (http: Context) => {
    sessions.end(secretOf(http));
    deleteCookie(http, COOKIE, { ...options(), secure: secure() });
  };
  return {
    ...{ people, who, signOut },
    signIn(http, person, hasNewPassword) {
      sessions.end(secretOf(http));
      if (hasNewPassword) sessions.endAll(person.address);
      setCookie(http, COOKIE, sessions.begin(person.address), {
        ...options(),
        ...{ httpOnly: true, sameSite: 'Strict' as const, secure: secure() },
      });
    },
    mayWrite(identity, file) {
      const known = people ? people.all() : [atMachine];
      const found = known.find((one) => identityOf(one) === identity);
      return found !== undefined && mayWrite(found.role, file);
    },
    known: async (http, next) => {
      const person = who(http);
      if (!person) return http.json({ message: 'sign in first' }, 401);
      http.set('who', person);
      return next();
    },
  };
}
