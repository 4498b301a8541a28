import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { identityOf } from '#studio/rights.ts';
import type { ExportedTexts, TextTable } from '#studio/texts-contract.ts';
import { readConfigurationSources } from '#tools/config/sources/configuration-sources.ts';
import { viewOf } from '#tools/config/sources/view.ts';
import { textLayerOf } from '#tools/config/texts/text-layer.ts';
import { textsToTable } from '#tools/config/texts/texts-to-table.ts';
import type { WorkingCopy } from '../files/working-copy.ts';
import type { Editing, Outcome } from '../history/editing.ts';
import type { Known } from '../people/access.ts';
import { requestBody } from '../request-body.ts';
import { importPlan, textsOfPlan } from './import-plans.ts';
import { outdatedTextsReader } from './outdated-texts.ts';
import { reviewedTexts } from './reviewed-texts.ts';
import { exportShape, importShape, reviewShape } from './text-shapes.ts';
import { languagesOf, textTableOf } from './text-table.ts';

interface TextRoutesOptions {
  root: string;
  copy: WorkingCopy;
  editing: Editing;
  /** Whose texts are edited now; null: the retailer's. */
  partner: () => string | null;
  /** Answers for what became of a change. */
  answer: (http: Context, outcome: Outcome) => Response;
}

/** The table of texts: all of one language beside another, and tables for translators. */
export function createTextRoutes({
  root,
  copy,
  editing,
  partner,
  answer,
}: TextRoutesOptions): Hono<Known> {
  const routes = new Hono<Known>();
  const reviewed = reviewedTexts(join(root, '.cache/studio/reviewed-texts.jsonl'));
  const outdated = outdatedTextsReader(root, editing, reviewed);
  /** The last plan is the one that is in sight. */
  let last: Awaited<ReturnType<typeof importPlan>> | undefined;

  const read = () => {
    const sources = readConfigurationSources(root);
    const layer = textLayerOf(sources, partner() ?? undefined);
    return { root, sources, layer, view: viewOf(sources, partner()) };
  };
  /** The languages of a request; the default one and the next where it names none. */
  const chosen = (http: Context, languages: readonly string[]) => {
    const [first = '', second = first] = languages;
    const { from = first, to = second } = http.req.query();
    return languages.includes(from) && languages.includes(to) ? { from, to } : null;
  };

  routes.get('/', (http) => {
    const scope = read();
    const pair = chosen(http, languagesOf(scope.layer));
    if (!pair) return http.json({ message: 'unknown language' }, 400);
    return http.json(textTableOf(scope, pair.from, pair.to) satisfies TextTable);
  });
  routes.get('/outdated', async (http) => {
    const { layer } = read();
    const pair = chosen(http, languagesOf(layer));
    if (!pair) return http.json({ message: 'unknown language' }, 400);
    return http.json(await outdated(layer, pair.from, pair.to));
  });
  routes.post('/reviewed', async (http) => {
    const wanted = v.safeParse(reviewShape, await requestBody(http));
    if (!wanted.success) return http.json({ message: 'not a review' }, 400);
    reviewed.add({ ...wanted.output, folder: read().layer.folder });
    return http.json({});
  });
  routes.post('/export', async (http) => {
    const wanted = v.safeParse(exportShape, await requestBody(http));
    const { layer } = read();
    if (!wanted.success || !languagesOf(layer).includes(wanted.output.to))
      return http.json({ message: 'unknown language' }, 400);
    const { to, keys } = wanted.output;
    const { csv, texts } = textsToTable(layer, [to], keys ? new Set(keys) : undefined);
    return http.json({ csv, texts } satisfies ExportedTexts);
  });
  routes.post('/import', async (http) => {
    const wanted = v.safeParse(importShape, await requestBody(http));
    const scope = read();
    if (!wanted.success || !languagesOf(scope.layer).includes(wanted.output.to))
      return http.json({ message: 'not a table' }, 400);
    const { to, name, content } = wanted.output;
    const bytes = Buffer.from(content, 'base64');
    last = await importPlan({ ...scope, copy, partner: partner(), to, name, bytes });
    return http.json(last.plan);
  });
  routes.post('/import/:id', (http) => {
    const plan = last?.plan.id === http.req.param('id') ? last : undefined;
    const texts = plan ? textsOfPlan(plan, copy) : null;
    if (!plan || !texts) return http.json({ message: 'the files have changed' }, 409);
    last = undefined;
    const thing = { kind: 'text' as const, key: `CSV ${plan.to}` };
    return answer(http, editing.replace(texts, thing, identityOf(http.get('who'))));
  });
  return routes;
}
