import type { Database } from '#sandbox/database/open-database.ts';
import { createRandom, type Random } from '#sandbox/seed/random.ts';
import { madeUpDni } from './made-up-identifiers.ts';

/** Far from the seeds of the customers that every database begins with. */
const FIRST_SEED = 1_000_000;

const made = new WeakMap<Database, Promise<number>>();

/**
 * The tax id of the next person that is made for a test, and numbers for what they have: the same in every run for the
 * first, the second ... of a database, so that no test passes or fails by luck.
 */
export async function nextPerson(database: Database): Promise<{ vat: string; random: Random }> {
  const before = made.get(database) ?? peopleIn(database);
  const now = before.then((count) => count + 1);
  made.set(database, now);
  const number = await now;
  return { vat: madeUpDni(number), random: createRandom(FIRST_SEED + number) };
}

async function peopleIn(database: Database): Promise<number> {
  const counts = (['customers', 'openid_people'] as const).map((table) =>
    database
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<string | number>().as('count'))
      .executeTakeFirstOrThrow(),
  );
  return (await Promise.all(counts)).reduce((sum, { count }) => sum + Number(count), 0);
}
