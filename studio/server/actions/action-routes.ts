import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import type { ConditionAdded } from '#studio/conditions-contract.ts';
import type { Change, FieldAdded, Refusal } from '#studio/contract.ts';
import type { NewRefusal, Started } from '#studio/new-contract.ts';
import { identityOf } from '#studio/rights.ts';
import type { PreviewedConfiguration } from '#tools/previewed-configuration.ts';
import type { Editing, Outcome } from '../history/editing.ts';
import { panelOf } from '../panel/panels.ts';
import type { Scope } from '../panel/scope.ts';
import type { Known } from '../people/access.ts';
import { requestBody } from '../request-body.ts';
import {
  fieldConditionShape,
  listChangeShape,
  newConditionShape,
  newFieldShape,
  newThingShape,
  removedFieldShape,
} from '../shapes.ts';
import type { LiveState } from '../state/studio-state.ts';
import { fieldAdded, fieldRemoved } from './field-actions.ts';
import { fieldConditioned } from './field-condition.ts';
import { listEdit } from './list-edits.ts';
import { conditionAdded } from './new-condition.ts';
import { newThing } from './new-things.ts';

interface ActionRoutesOptions {
  scope: () => Promise<Scope>;
  editing: Editing;
  configuration: PreviewedConfiguration;
  state: LiveState;
  answer: (http: Context, outcome: Outcome) => Response;
}

/** The calls whose edits the server makes: fields and their conditions, entries of a partner's lists, and what is new. */
export function createActionRoutes({
  scope,
  editing,
  configuration,
  state,
  answer,
}: ActionRoutesOptions): Hono<Known> {
  const routes = new Hono<Known>();
  const make = (http: Context<Known>, change: Change | null | undefined) =>
    change && change.edits.length > 0
      ? answer(http, editing.change(change, identityOf(http.get('who'))))
      : http.json({ reason: 'not-allowed' } satisfies Refusal, 422);

  routes.post('/fields', async (http) => {
    const wanted = v.safeParse(newFieldShape, await requestBody(http));
    if (!wanted.success) return http.json({ message: 'not a field' }, 400);
    const added = fieldAdded(await scope(), wanted.output);
    const made = make(http, added?.change);
    if (made.status !== 200 || !added) return made;
    return http.json({ revision: state.revision(), thing: added.thing } satisfies FieldAdded);
  });
  routes.post('/fields/remove', async (http) => {
    const removed = v.safeParse(removedFieldShape, await requestBody(http));
    if (!removed.success) return http.json({ message: 'not a field' }, 400);
    return make(http, fieldRemoved(await scope(), removed.output));
  });
  routes.post('/fields/condition', async (http) => {
    const wanted = v.safeParse(fieldConditionShape, await requestBody(http));
    if (!wanted.success) return http.json({ message: 'not a condition of a field' }, 400);
    const current = await scope();
    // A partner's form lies over the retailer's, whose rules have no names there.
    return make(http, current.partner === null ? fieldConditioned(current, wanted.output) : null);
  });
  routes.post('/conditions', async (http) => {
    const wanted = v.safeParse(newConditionShape, await requestBody(http));
    if (!wanted.success) return http.json({ message: 'not a condition' }, 400);
    const { change, name } = conditionAdded(await scope(), wanted.output);
    const made = make(http, change);
    if (made.status !== 200) return made;
    return http.json({ revision: state.revision(), name } satisfies ConditionAdded);
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
    return make(http, edit ? { edits: [edit], thing } : null);
  });
  routes.post('/new', async (http) => {
    const wanted = v.safeParse(newThingShape, await requestBody(http));
    if (!wanted.success) return http.json({ message: 'nothing that can be new' }, 400);
    const { partners } = configuration.state();
    const found = newThing(await scope(), wanted.output, partners);
    if ('reason' in found) return http.json(found satisfies NewRefusal, 422);
    const { change, thing, partner } = found;
    const made = make(http, change);
    if (made.status !== 200) return made;
    if (partner !== undefined) configuration.turnTo(partner);
    const beside = partner === undefined ? {} : { partner };
    return http.json({ revision: state.revision(), thing, ...beside } satisfies Started);
  });
  return routes;
}
