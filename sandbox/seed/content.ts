import { sql } from 'kysely';
import type { Database } from '#sandbox/database/open-database.ts';

const html = (es_ES: string, ca_ES: string) => JSON.stringify({ es_ES, ca_ES });

/** Two pages of the retailer with their blocks, and banners, one of them for customers only. */
export async function addWrittenContent(database: Database): Promise<void> {
  const pages = await database
    .insertInto('page_routes')
    .values([
      {
        route_path: 'autoconsumo',
        title: html('Autoconsumo', 'Autoconsum'),
        description: html('Placas, excedentes y baterías', 'Plaques, excedents i bateries'),
        priority: 1,
      },
      {
        route_path: 'ahorro',
        title: html('Consejos de ahorro', 'Consells d’estalvi'),
        description: JSON.stringify(null),
        priority: 2,
      },
    ])
    .returning(['id', 'route_path'])
    .execute();
  const pageId = (path: string) => pages.find(({ route_path }) => route_path === path)?.id ?? null;
  await database
    .insertInto('page_elements')
    .values([
      {
        name: 'autoconsumo-como-funciona',
        group_name: 'autoconsumo',
        html: html(
          '<h2>Cómo funciona</h2><p>Lo que sus placas producen y usted no gasta se descuenta de la factura.</p>',
          '<h2>Com funciona</h2><p>El que les seves plaques produeixen i vostè no gasta es descompta de la factura.</p>',
        ),
        priority: 1,
        block_width: 8,
        page_id: pageId('autoconsumo'),
      },
      {
        name: 'autoconsumo-ayuda',
        group_name: 'autoconsumo',
        html: html(
          '<p>¿Tiene dudas? Llámenos al <a href="tel:+34900000000">900 000 000</a>.</p>',
          '<p>Té dubtes? Truqui’ns al <a href="tel:+34900000000">900 000 000</a>.</p>',
        ),
        priority: 2,
        block_width: 4,
        block_height: 160,
        page_id: pageId('autoconsumo'),
      },
      {
        name: 'ahorro-horas',
        group_name: 'ahorro',
        html: html(
          '<p>Ponga la lavadora <strong>entre las 0 y las 8 h</strong>: es cuando la luz cuesta menos.</p>',
          '<p>Posi la rentadora <strong>entre les 0 i les 8 h</strong>: és quan la llum costa menys.</p>',
        ),
        priority: 1,
        page_id: pageId('ahorro'),
      },
    ])
    .execute();
  await database
    .insertInto('banners')
    .values([
      {
        code: 'facturas',
        html: html(
          '<p>Pague sus facturas con tarjeta, sin salir de casa.</p>',
          '<p>Pagui les factures amb targeta, sense sortir de casa.</p>',
        ),
        customers_only: true,
      },
      {
        code: 'comparador',
        html: html(
          '<p>Tenga a mano su última factura: la comparación saldrá mejor.</p>',
          '<p>Tingui a mà l’última factura: la comparació sortirà millor.</p>',
        ),
        customers_only: false,
      },
    ])
    .execute();
}

/** Empties the tables of accounts and written content; ids of pages restart at 1. */
export async function emptyAccounts(database: Database): Promise<void> {
  for (const table of ['mails', 'openid_people', 'banners'] as const) {
    await database.deleteFrom(table).execute();
  }
  await sql`truncate page_routes, page_elements restart identity`.execute(database);
}
