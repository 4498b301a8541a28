import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** What is noted beside the changes, which the journal has. */
export interface AuditEntry {
  /** `Name <address>`, or the address that was tried. */
  by: string;
  /** `signed-in`, `refused`, `joined`, `invited`, `removed`, `published`, `called-off`, `exported`, `pushed`, or the role that was given. */
  what: string;
  /** The other person, the version, its time, or the branch. */
  whom?: string;
}

/** Notes who signed in, who was let in, and what was published. No call of the Studio reads or changes it. */
export interface AuditLog {
  add(entry: AuditEntry): void;
}

/** The log in a file, a line of JSON each. */
export function auditLog(path: string, now = () => new Date()): AuditLog {
  mkdirSync(dirname(path), { recursive: true });
  return {
    add: (entry) =>
      appendFileSync(path, `${JSON.stringify({ at: now().toISOString(), ...entry })}\n`, {
        mode: 0o600,
      }),
  };
}
