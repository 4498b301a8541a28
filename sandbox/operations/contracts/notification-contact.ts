import { isEmail, normaliseEmail } from '#domain/identifiers/email.ts';
import { resultOf } from '#sandbox/api/answers.ts';
import type { Call, Handlers } from '#sandbox/api/handler.ts';
import { invalidFields } from '#sandbox/api/refusal.ts';
import type { Database } from '#sandbox/database/open-database.ts';
import type { ContractRow } from '#sandbox/database/tables.ts';
import { internationalPhone } from '#sandbox/operations/accounts/international-phone.ts';
import { changeOwnContract } from './changes/change-own-contract.ts';
import { notificationAddressView } from './contract-view.ts';

type Contact = { email: string } | { mobile: string };

/** Changing e-mail or telephone of a contract's notifications. */
export const notificationContactHandlers = {
  async changeNotificationEmail(call) {
    const email = normaliseEmail(call.body.email);
    return changed(call, isEmail(email) ? { email } : { wrong: 'email' });
  },

  async changeNotificationPhone(call) {
    const mobile = internationalPhone(call.body.phone);
    return changed(call, mobile ? { mobile } : { wrong: 'phone' });
  },
} satisfies Handlers;

function changed(
  call: Call<'changeNotificationEmail'> | Call<'changeNotificationPhone'>,
  contact: Contact | { wrong: string },
) {
  const which = { contract: call.path.contractName, feature: 'contactChange' } as const;
  return changeOwnContract(call, which, async ({ database }, contract) => {
    if ('wrong' in contact) throw invalidFields({ [contact.wrong]: ['invalid'] });
    const id = await addressOfItsOwn(database, contract);
    const address = await database
      .updateTable('addresses')
      .set(contact)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return resultOf(notificationAddressView(address));
  });
}

/** Contracts may share an address: a change makes a copy, so that the others stay the same. */
async function addressOfItsOwn(database: Database, contract: ContractRow): Promise<number> {
  const shared = await database
    .selectFrom('contracts')
    .select('id')
    .where('notification_address_id', '=', contract.notification_address_id)
    .where('id', '<>', contract.id)
    .limit(1)
    .executeTakeFirst();
  if (!shared) return contract.notification_address_id;
  const { id: _, ...address } = await database
    .selectFrom('addresses')
    .selectAll()
    .where('id', '=', contract.notification_address_id)
    .executeTakeFirstOrThrow();
  const { id } = await database
    .insertInto('addresses')
    .values(address)
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .updateTable('contracts')
    .set({ notification_address_id: id })
    .where('id', '=', contract.id)
    .execute();
  return id;
}
