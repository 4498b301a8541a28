import { isEmail, normaliseEmail } from '#domain/identifiers/email.ts';
import { isNif, normaliseNif } from '#domain/identifiers/nif.ts';

let typed = '';

/** Carries what was typed as the user of the login to the recovery of the password; in memory only. */
export function carryUser(user: unknown): void {
  typed = typeof user === 'string' ? user : '';
}

/** What was typed at the login, if it is a tax id or an e-mail address. */
export function carriedUser(): { nif?: string; email?: string } {
  const [nif, email] = [normaliseNif(typed), normaliseEmail(typed)];
  if (isNif(nif)) return { nif };
  return isEmail(email) ? { email } : {};
}
