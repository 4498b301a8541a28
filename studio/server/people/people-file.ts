import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { hashPassword, isPassword } from '#sandbox/sessions/passwords.ts';
import { type PeopleRefusal, type Person, roles } from '#studio/people-contract.ts';
import { writeWhole } from '../files/working-copy.ts';

const personShape = v.object({
  name: v.pipe(v.string(), v.minLength(1)),
  address: v.pipe(v.string(), v.email()),
  role: v.picklist(roles),
  /** As `sandbox/sessions/passwords.ts` stores it; missing until an invitation is taken up. */
  password: v.optional(v.string()),
  /** When the identity provider first vouched for the address (ISO 8601). */
  recognised: v.optional(v.string()),
  /** SHA-256 of what the link ends with, and until when it counts (ISO 8601). */
  invitation: v.optional(v.object({ hash: v.string(), until: v.string() })),
});
type Stored = v.InferOutput<typeof personShape>;

const fileShape = v.object({ people: v.array(personShape) });

const INVITATION_DAYS = 7;
const DAY_MS = 86_400_000;

/** Who may sign in to the Studio. */
export interface PeopleFile {
  all(): (Person & { isInvited: boolean })[];
  find(address: string): Person | null;
  /** The person of an address and password; null for another password or address. Both take equally long. */
  verified(address: string, password: string): Promise<Person | null>;
  /** The person of an address that the identity provider vouches for; null for one who is not in the file. */
  recognised(address: string): Person | null;
  /** Adds a person, or gives one another link to a password of their own; what the link ends with. */
  invite(person: Person): string;
  /** Gives the person of an invitation a password; null where it is unknown or too old. */
  accept(invitation: string, password: string): Promise<Person | null>;
  /** Gives a person another role, or takes the person away (null); what forbids it. */
  change(address: string, role: Person['role'] | null): PeopleRefusal | null;
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * Opens the file of people (`STUDIO_USERS`), which is read again before each use, so that a change by hand counts. Throws
 * with its place where it is unreadable at the start, and where it is to be changed then. A file that is not there has no one.
 */
export function openPeople(path: string, now = () => Date.now()): PeopleFile {
  const read = (): Stored[] => {
    if (!existsSync(path)) return [];
    try {
      return v.parse(fileShape, JSON.parse(readFileSync(path, 'utf8'))).people;
    } catch (error) {
      throw new Error(`${path}: ${error instanceof Error ? error.message : error}`);
    }
  };
  let last = read();
  /** As it was last readable: a file that is being edited by hand signs no one out, and stops no stream. */
  const lastGood = () => {
    try {
      last = read();
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
    return last;
  };
  const write = (people: Stored[]) => {
    const text = `${JSON.stringify({ people }, null, 2)}\n`;
    writeWhole(path, text, `${resolve(path)}.unfinished`, 0o600);
    last = people;
  };
  const isOf = (address: string) => (one: Stored) =>
    one.address.toLowerCase() === address.trim().toLowerCase();
  const replace = (changed: Stored) =>
    write(read().map((one) => (isOf(changed.address)(one) ? changed : one)));
  const shown = ({ name, address, role }: Stored): Person => ({ name, address, role });
  const hasJoined = (one: Stored) => one.password !== undefined || one.recognised !== undefined;
  return {
    all: () => lastGood().map((one) => ({ ...shown(one), isInvited: !hasJoined(one) })),
    find(address) {
      const found = lastGood().find(isOf(address));
      return found && hasJoined(found) ? shown(found) : null;
    },
    async verified(address, password) {
      const found = lastGood().find(isOf(address));
      return (await isPassword(password, found?.password)) && found ? shown(found) : null;
    },
    recognised(address) {
      const found = read().find(isOf(address));
      if (!found) return null;
      if (found.recognised === undefined) {
        const { invitation: _, ...person } = found;
        replace({ ...person, recognised: new Date(now()).toISOString() });
      }
      return shown(found);
    },
    invite({ name, address, role }) {
      const secret = randomBytes(24).toString('base64url');
      const until = new Date(now() + INVITATION_DAYS * DAY_MS).toISOString();
      const people = read();
      const known = people.find(isOf(address));
      const invited: Stored = {
        ...known,
        ...{ name, address: known?.address ?? address.trim(), role },
        invitation: { hash: digest(secret), until },
      };
      write([...people.filter((one) => one !== known), invited]);
      return secret;
    },
    async accept(secret, password) {
      const isIts = ({ invitation }: Stored) =>
        invitation?.hash === digest(secret) && Date.parse(invitation.until) > now();
      if (!read().some(isIts)) return null;
      const stored = await hashPassword(password);
      // Another request may have taken it up meanwhile.
      const found = read().find(isIts);
      if (!found) return null;
      const { invitation: _, ...person } = found;
      replace({ ...person, password: stored });
      return shown(found);
    },
    change(address, role) {
      const people = read();
      const known = people.find(isOf(address));
      if (!known) return { reason: 'unknown-person' };
      const left = people.filter((one) => one !== known);
      const rules = (one: Stored) => one.role === 'administrator' && hasJoined(one);
      if (rules(known) && role !== 'administrator' && !left.some(rules))
        return { reason: 'last-administrator' };
      if (role === null) write(left);
      else replace({ ...known, role });
      return null;
    },
  };
}
