import type { Database } from '#sandbox/database/open-database.ts';
import type { RequestState } from '#sandbox/database/tables/support-tables.ts';
import { daysBefore } from '#sandbox/seed/days.ts';
import { openRequest } from '#sandbox/support/open-request.ts';

interface Story {
  /** Days ago. */
  opened: number;
  title: string;
  category: string;
  /** Of a claim. */
  subtype?: string;
  text: string;
  answers: { daysLater: number; state: RequestState; text: string }[];
}

const STORIES: Story[] = [
  {
    opened: 190,
    title: 'Recibos en dos correos',
    category: '21',
    text: 'Quiero que los recibos lleguen también a mi correo del trabajo.',
    answers: [
      {
        daysLater: 2,
        state: 'accepted',
        text: 'Hecho: desde la próxima factura los recibirá en los dos.',
      },
    ],
  },
  {
    opened: 120,
    title: 'Facturación de consumos',
    category: '02',
    subtype: '036',
    text: 'El consumo de la última factura es el doble de lo habitual.',
    answers: [
      {
        daysLater: 1,
        state: 'being_processed',
        text: 'Hemos pedido la lectura a la distribuidora.',
      },
      {
        daysLater: 15,
        state: 'denied',
        text: 'La distribuidora confirma la lectura, por lo que la factura es correcta.',
      },
    ],
  },
  {
    opened: 12,
    title: 'Lectura del contador',
    category: '20',
    text: 'Les envío la lectura del contador.',
    answers: [
      {
        daysLater: 1,
        state: 'additional_information_needed',
        text: 'La foto no se ve bien. ¿Puede enviarnos otra?',
      },
    ],
  },
  {
    opened: 6,
    title: 'Subir la potencia en verano',
    category: '22',
    text: '¿Puedo subir la potencia solo de junio a septiembre?',
    answers: [
      {
        daysLater: 1,
        state: 'being_processed',
        text: 'Lo estamos estudiando. Le diremos algo esta semana.',
      },
    ],
  },
  {
    opened: 1,
    title: 'Dudas sobre la factura',
    category: '21',
    text: '¿Qué es el bono social que me cobran?',
    answers: [],
  },
];

/** Cases and claims in every state about the first contract of a customer. */
export async function addSupportRequests(
  database: Database,
  customerId: number,
  today: string,
): Promise<void> {
  const contract = await database
    .selectFrom('contracts')
    .select('id')
    .where('customer_id', '=', customerId)
    .orderBy('name')
    .executeTakeFirstOrThrow();
  for (const { opened, title, category, subtype = null, text, answers } of STORIES) {
    const at = (days: number) => new Date(`${daysBefore(today, days)}T09:30:00Z`);
    const request = {
      kind: subtype ? ('claim' as const) : ('case' as const),
      customer_id: customerId,
      contract_id: contract.id,
      title,
      category,
      subtype,
    };
    const id = await openRequest(database, request, { text, files: [], now: at(opened) });
    for (const { daysLater, state, text } of answers) {
      const created_at = at(opened - daysLater);
      await database
        .insertInto('support_messages')
        .values({ request_id: id, role: 'admin', text, state, attachments: '[]', created_at })
        .execute();
      await database
        .updateTable('support_requests')
        .set({ state, updated_at: created_at })
        .where('id', '=', id)
        .execute();
    }
  }
}
