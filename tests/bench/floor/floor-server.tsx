import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { floorRoutes, type PublishedForm } from './floor-page.tsx';

/** HTML of the page. */
export async function prerenderFloor(form: PublishedForm): Promise<string> {
  const { query, dataRoutes } = createStaticHandler(floorRoutes(form));
  const context = await query(new Request('http://localhost/'));
  if (context instanceof Response) throw new Error('The floor page redirects.');
  const router = createStaticRouter(dataRoutes, context);
  return renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}
