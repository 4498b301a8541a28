import type { Database } from '#sandbox/database/open-database.ts';
import { daysBefore } from '#sandbox/seed/days.ts';

/** A coupon for friends without an end, one that ends in three months, and an expired one. */
export async function addCoupons(
  database: Database,
  customerId: number,
  today: string,
): Promise<void> {
  const coupons = [
    {
      code: 'AMIGOS',
      title: { es_ES: 'Traiga a un amigo', ca_ES: 'Porti un amic' },
      description: {
        es_ES: 'Quien contrate con este código y usted se ahorran 10 € en la próxima factura.',
        ca_ES: 'Qui contracti amb aquest codi i vostè s’estalvien 10 € en la propera factura.',
      },
      date_end: null,
    },
    {
      code: 'LLUERNA10',
      title: { es_ES: '10 % menos en energía', ca_ES: '10 % menys en energia' },
      description: {
        es_ES: 'Para un contrato nuevo de luz o de gas.',
        ca_ES: 'Per a un contracte nou de llum o de gas.',
      },
      date_end: daysBefore(today, -90),
    },
    {
      code: 'VERANO',
      title: { es_ES: 'Oferta de verano', ca_ES: 'Oferta d’estiu' },
      description: null,
      date_end: daysBefore(today, 30),
    },
  ];
  await database
    .insertInto('coupons')
    .values(
      coupons.map(({ code, title, description, date_end }) => ({
        customer_id: customerId,
        code,
        title: JSON.stringify(title),
        description: JSON.stringify(description),
        date_end,
      })),
    )
    .execute();
}
