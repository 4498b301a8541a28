import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import type { FieldAdded, Refusal } from '#studio/contract.ts';
import type { NewRefusal, Started } from '#studio/new-contract.ts';
import { identityOf } from '#studio/rights.ts';
import type { PreviewedConfiguration } from '#tools/previewed-configuration.ts';
import type { Editing, Outcome } from '../history/editing.ts';
import { panelOf } from '../panel/panels.ts';
import type { Scope } from '../panel/scope.ts';
import type { Known } from '../people/access.ts';
import { requestBody } from '../request-body.ts';
import { listChangeShape, newFieldShape, newThingShape, removedFieldShape } from '../shapes.ts';
import { fieldAdded, fieldRemoved } from './field-actions.ts';
import { listEdit } from './list-edits.ts';
import { newThing } from './new-things.ts';

interface ActionRoutesOptions {
  scope: () => Promise<Scope>;
  editing: Editing;
  configuration: PreviewedConfiguration;
  revision: () => number;
  answer: (http: Context, outcome: Outcome) => Response;
}

/** The calls whose edits the server makes: fields, entries of a partner's lists, and what is new. */
export function createActionRoutes({
  scope,
  editing,
  configuration,
  revision,
  answer,
}: ActionRoutesOptions): Hono<Known> {
  const routes = new Hono<Known>();
  const by = (http: Context<Known>) => identityOf(http.get('who'));
  const notAllowed = (http: Context) => http.json({ reason: 'not-allowed' } satisfies Refusal, 422);
  routes.post('/fields', async (http) => {
    const wanted = v.safeParse(newFieldShape, await requestBody(http));
    if (!wanted.success) return http.json({ message: 'not a field' }, 400);
    const added = fieldAdded(await scope(), wanted.output);
    if (!added) return notAllowed(http);
    const made = answer(http, editing.change(added.change, by(http)));
    if (made.status !== 200) return made;
    return http.json({ revision: revision(), thing: added.thing } satisfies FieldAdded);
  });
  routes.post('/fields/remove', async (http) => {
    const removed = v.safeParse(removedFieldShape, await requestBody(http));
    if (!removed.success) return http.json({ message: 'not a field' }, 400);
    const change = fieldRemoved(await scope(), removed.output);
    if (change.edits.length === 0) return notAllowed(http);
    return answer(http, editing.change(change, by(http)));
  });
  routes.post('/lists', async (http) => {
    const wanted = v.safeParse(listChangeShape, await requestBody(http));
    if (!wanted.success) return http.json({ message: 'not a change of a list' }, 400);
    const { thing, file, path, step } = wanted.output;
    const current = await scope();
    const list = panelOf(current, thing).lists.find(
      (one) => one.isByEntry && one.file === file && one.path.join('/') === path.join('/'),
    );
    const entries = list?.entries.map(({ label }) => label) ?? [];
    const edit = list && listEdit(current, { file, path, entries }, step);
    if (!edit) return notAllowed(http);
    return answer(http, editing.change({ edits: [edit], thing }, by(http)));
  });
  routes.post('/new', async (http) => {
    const wanted = v.safeParse(newThingShape, await requestBody(http));
    if (!wanted.success) return http.json({ message: 'nothing that can be new' }, 400);
    const { partners } = configuration.state();
    const found = newThing(await scope(), wanted.output, partners);
    if ('reason' in found) return http.json(found satisfies NewRefusal, 422);
    const { change, thing, partner } = found;
    const made = answer(http, editing.change(change, by(http)));
    if (made.status !== 200) return made;
    if (partner !== undefined) configuration.turnTo(partner);
    const beside = partner === undefined ? {} : { partner };
    return http.json({ revision: revision(), thing, ...beside } satisfies Started);
  });
  return routes;
}
