import type { Insertable } from 'kysely';
import { resultOf } from '#sandbox/api/answers.ts';
import { type Call, type Handlers, signedIn } from '#sandbox/api/handler.ts';
import { invalidFields, Refusal } from '#sandbox/api/refusal.ts';
import { searchable } from '#sandbox/database/searchable.ts';
import type { AddressRow, ContractRow, Tables } from '#sandbox/database/tables.ts';
import { changeOwnContract } from './changes/change-own-contract.ts';
import { notificationAddressView } from './contract-view.ts';
import { readNewAddress } from './new-address.ts';

type AddressCall = Call<'changeNotificationAddress'>;
type Wanted = AddressRow | Insertable<Tables['addresses']>;

/** Choosing the postal address of a contract. */
export const notificationAddressHandlers = {
  changeNotificationAddress: (call) =>
    changeOwnContract(
      call,
      { contract: call.path.contractName, feature: 'addressChange' },
      async (call, contract) => {
        const wanted =
          call.body.address_type === 'new' ? newAddress(call) : await existingAddress(call);
        await refuseOtherUsualHome(call, contract, wanted);
        const address = 'id' in wanted ? (wanted as AddressRow) : await keep(call, wanted);
        await call.database
          .updateTable('contracts')
          .set({ notification_address_id: address.id })
          .where('id', '=', contract.id)
          .execute();
        return resultOf({
          address_id: address.id,
          notification_address: notificationAddressView(address),
        });
      },
    ),
} satisfies Handlers;

async function existingAddress({ database, session, body }: AddressCall): Promise<AddressRow> {
  if (!body.address_id) throw invalidFields({ address_id: ['required'] });
  const address = await database
    .selectFrom('addresses')
    .selectAll()
    .where('id', '=', body.address_id)
    .where('customer_id', '=', signedIn({ session }).customer.id)
    .executeTakeFirst();
  if (!address) throw invalidFields({ address_id: ['unknown'] });
  return address;
}

function newAddress({ body, query, session }: AddressCall): Insertable<Tables['addresses']> {
  if (!body.new_address) throw invalidFields({ new_address: ['required'] });
  const customer_id = signedIn({ session }).customer.id;
  return { customer_id, ...readNewAddress(body.new_address, query.lang) };
}

function keep({ database }: AddressCall, address: Wanted): Promise<AddressRow> {
  return database.insertInto('addresses').values(address).returningAll().executeTakeFirstOrThrow();
}

/** Refuses a second usual home: choosing a contract's own supply point declares that the customer lives there. */
async function refuseOtherUsualHome(call: AddressCall, contract: ContractRow, wanted: Wanted) {
  const home = await call.database
    .selectFrom('usual_homes')
    .innerJoin('contracts', 'contracts.id', 'usual_homes.contract_id')
    .select(['contracts.id', 'contracts.state', 'contracts.full_address'])
    .where('usual_homes.customer_id', '=', contract.customer_id)
    .executeTakeFirst();
  if (!home || home.id === contract.id || home.state !== 'activa') return;
  if (isAt(contract, wanted) && !isAt(home, wanted)) {
    throw new Refusal(400, 'error_usuario_otra_vivienda_habitual_activa');
  }
}

/** Ignores the kind of street, as it may be written in either language. */
function isAt({ full_address }: { full_address: string }, address: Wanted): boolean {
  const place = searchable(full_address);
  const parts = [address.street_name ?? address.street, address.house_number];
  const street = parts.filter(Boolean).join(' ');
  return place.includes(searchable(street)) && place.includes(address.zipcode);
}
