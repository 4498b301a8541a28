import { type Context, Hono } from 'hono';
import type { Services } from '#sandbox/api/handler.ts';
import type { Database } from '#sandbox/database/open-database.ts';
import type { NoticeRow } from '#sandbox/database/tables/notice-tables.ts';
import { announceNotice } from '#sandbox/notices/announce-notice.ts';
import { daysBefore } from '#sandbox/seed/days.ts';

interface Announced {
  kind: NoticeRow['kind'];
  /** Days ago that it was sent; 5 unless given. */
  sentDaysAgo?: number;
  withoutAnswer?: NoticeRow['without_answer'];
}

/** Announces another price of a contract, or its renewal, as the retailer does. */
export function createNoticeRoutes(database: Database, { clock }: Pick<Services, 'clock'>) {
  const routes = new Hono();

  routes.post('/contracts/:name/notices', async (http) => {
    const contract = await database
      .selectFrom('contracts')
      .selectAll()
      .where('name', '=', http.req.param('name'))
      .executeTakeFirst();
    if (!contract) return http.json({ message: 'not_found' }, 404);
    const { sentDaysAgo = 5, ...announced } = await announcedIn(http);
    const sent = daysBefore(clock.today(), sentDaysAgo);
    return http.json({ id: await announceNotice(database, contract, { ...announced, sent }) }, 201);
  });

  return routes;
}

const announcedIn = async (http: Context): Promise<Announced> => http.req.json();
