import { type Kysely, type Migration, sql } from 'kysely';

const statements = [
  // A search for a number reads only the index; without the number it reads every invoice.
  `create index invoices_in_order on invoices (customer_id, type, date desc, id desc)
    include (number)`,
  'drop index invoices_of_customer',
  // Counting 100,000 invoices for each page of them takes longer than the page: triggers count them.
  `create table invoice_totals (
    customer_id integer not null references customers on delete cascade,
    type text not null,
    total integer not null,
    primary key (customer_id, type)
  )`,
  `insert into invoice_totals
    select customer_id, type, count(*) from invoices group by customer_id, type`,
  `create function add_to_invoice_totals() returns trigger language plpgsql as $$ begin
    insert into invoice_totals
      select customer_id, type, count(*) from changed group by customer_id, type
      on conflict (customer_id, type) do update set total = invoice_totals.total + excluded.total;
    return null;
  end $$`,
  `create function take_from_invoice_totals() returns trigger language plpgsql as $$ begin
    update invoice_totals set total = invoice_totals.total - gone.total
      from (select customer_id, type, count(*) as total from changed group by customer_id, type) as gone
      where gone.customer_id = invoice_totals.customer_id and gone.type = invoice_totals.type;
    return null;
  end $$`,
  `create trigger invoices_added after insert on invoices referencing new table as changed
    for each statement execute function add_to_invoice_totals()`,
  `create trigger invoices_removed after delete on invoices referencing old table as changed
    for each statement execute function take_from_invoice_totals()`,
];

/** What makes the list of a customer with very many invoices fast: their number, and an index to search. */
export const invoiceLists: Migration = {
  async up(database: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(database);
  },
};
