import { sql } from 'kysely';
import type { components } from '#openapi/generated/types.ts';

/** Part of `search` that is the address: behind number and CUPS, each with a space after it. */
const address = sql`substr(search, length(name) + length(cups) + 3) collate "C"`;

/** As customers see it: active, waiting for a signature, draft, closed. */
const state = sql`case
  when state = 'activa' then 0
  when state = 'esborrany' and sign_date is null then 1
  when state = 'esborrany' then 2
  else 3
end`;

/** What the list of contracts is ordered by. */
export const contractOrders = {
  active: sql`state = 'activa' desc`,
  address,
  '-address': sql`${address} desc`,
  state,
  '-state': sql`${state} desc`,
  debt: sql`amount_debt`,
  '-debt': sql`amount_debt desc`,
} satisfies Record<components['schemas']['ContractOrder'], unknown>;
