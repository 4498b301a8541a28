import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import type { FormOnScreen } from './config/explain/explanations.ts';
import type { PageOnScreen } from './config/explain/page-explanations.ts';
import { folderFor } from './config/sources/repository.ts';
import { createPartnerRoutes } from './partner-routes.ts';
import { previewExamples } from './preview-examples.ts';
import type { PreviewedConfiguration } from './previewed-configuration.ts';

/** People of the sandbox that the panel and the Studio can sign in. */
export type PreviewPerson =
  | 'household'
  | 'solar'
  | 'company'
  | 'debtor'
  | 'read-only'
  | 'new-customer';

export interface PreviewRoutesOptions {
  /** Folder that holds schemas/ and locales/, and perhaps the examples. */
  root: string;
  configuration: PreviewedConfiguration;
  /** Token of a demo customer. */
  tokenOf(person: PreviewPerson): Promise<string>;
  /** Origin of the Studio that shows the portal in a frame; undefined without one. */
  studio?: string | undefined;
}

/** Routes that the panel of a preview calls. */
export function createPreviewRoutes({
  root,
  configuration,
  tokenOf,
  studio,
}: PreviewRoutesOptions): Hono {
  const examples = previewExamples(root);
  const routes = new Hono();
  const json = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as object;

  routes.route('/', createPartnerRoutes(configuration));
  routes.get('/settings', (http) => http.json(configuration.settings()));
  routes.post('/explain/form', async (http) => {
    const explain = await configuration.explain();
    return http.json(explain.form((await http.req.json()) as FormOnScreen));
  });
  routes.post('/explain/page', async (http) => {
    const explain = await configuration.explain();
    return http.json(explain.page((await http.req.json()) as PageOnScreen));
  });
  routes.get('/examples', (http) => http.json(examples.names()));
  routes.get('/examples/:form/:name', (http) => {
    const { form, name } = http.req.param();
    const example = examples.read(form, name);
    return example ? http.json(example) : http.notFound();
  });
  routes.get('/texts/:language', (http) => {
    const locales = folderFor(root, 'locales');
    const { language } = http.req.param();
    const spoken = readdirSync(locales).includes(language) ? language : 'es-ES';
    return http.json(json(join(locales, spoken, 'preview.json')));
  });
  routes.get('/studio', (http) => (studio ? http.json({ origin: studio }) : http.notFound()));
  routes.post('/session', async (http) => {
    const { person } = (await http.req.json()) as { person: PreviewPerson };
    return http.json({ token: await tokenOf(person) });
  });
  return routes;
}
