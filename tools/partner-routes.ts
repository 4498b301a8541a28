import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { PreviewedConfiguration } from './previewed-configuration.ts';

/** Routes that report the state of the working copy at each compilation, and compile it for a partner. */
export function createPartnerRoutes(configuration: PreviewedConfiguration): Hono {
  const routes = new Hono();
  routes.get('/events', (http) =>
    streamSSE(http, async (stream) => {
      const sendState = () => stream.writeSSE({ data: JSON.stringify(configuration.state()) });
      const leave = configuration.listen(() => void sendState());
      await sendState();
      await new Promise<void>((resolve) => stream.onAbort(resolve));
      leave();
    }),
  );
  routes.post('/partner', async (http) => {
    const { partner } = (await http.req.json()) as { partner: string | null };
    const isKnown = partner === null || configuration.state().partners.includes(partner);
    if (!isKnown) return http.json({ error: 'unknown partner' }, 400);
    configuration.turnTo(partner);
    return http.body(null, 204);
  });
  return routes;
}
