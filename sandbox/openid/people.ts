import type { Database } from '#sandbox/database/open-database.ts';
import { isPassword } from '#sandbox/sessions/passwords.ts';

/** A person whom the identity provider knows, by tax id. */
export interface Person {
  vat: string;
  name: string;
  email: string | null;
  mobile: string | null;
}

type Known = Person & { password: string };

/** The person with this tax id and password; null for an unknown one and for a wrong password. */
export async function personOf(
  database: Database,
  vat: string,
  password: string,
): Promise<Person | null> {
  const known = await knownPerson(database, vat);
  return (await isPassword(password, known?.password)) && known ? known : null;
}

/** A person of the provider's own, otherwise a customer of the retailer. */
export async function knownPerson(database: Database, vat: string): Promise<Known | undefined> {
  const own = await database
    .selectFrom('openid_people')
    .selectAll()
    .where('vat', '=', vat)
    .executeTakeFirst();
  if (own) return { ...own, mobile: null };
  return database
    .selectFrom('customers')
    .select(['vat', 'name', 'email', 'mobile', 'password'])
    .where('vat', '=', vat)
    .executeTakeFirst();
}
