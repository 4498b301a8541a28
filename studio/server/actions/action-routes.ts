import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import type { ConditionAdded } from '#studio/conditions-contract.ts';
import type { Change, FieldAdded, Refusal } from '#studio/contract.ts';
import { identityOf } from '#studio/rights.ts';
import type { Editing, Outcome } from '../history/editing.ts';
import type { Scope } from '../panel/scope.ts';
import type { Known } from '../people/access.ts';
import { requestBody } from '../request-body.ts';
import {
  fieldConditionShape,
  newConditionShape,
  newFieldShape,
  removedFieldShape,
} from '../shapes.ts';
import type { LiveState } from '../state/studio-state.ts';
import { fieldAdded, fieldRemoved } from './field-actions.ts';
import { fieldConditioned } from './field-condition.ts';
import { conditionAdded } from './new-condition.ts';

interface ActionRoutesOptions {
  scope: () => Promise<Scope>;
  editing: Editing;
  state: LiveState;
  answer: (http: Context, outcome: Outcome) => Response;
}

/** Calls that change several places at once: fields that are added, moved under a condition, taken out; new conditions. */
export function createActionRoutes({
  scope,
  editing,
  state,
  answer,
}: ActionRoutesOptions): Hono<Known> {
  const routes = new Hono<Known>();
  const make = (http: Context<Known>, change: Change | null | undefined) =>
    change
      ? answer(http, editing.change(change, identityOf(http.get('who'))))
      : http.json({ reason: 'not-allowed' } satisfies Refusal, 422);
  /** A partner's form lies over the retailer's: its fields are changed there. */
  const ofRetailer = (current: Scope) => current.partner === null;

  routes.post('/fields', async (http) => {
    const wanted = v.safeParse(newFieldShape, await requestBody(http));
    if (!wanted.success) return http.json({ message: 'not a field' }, 400);
    const current = await scope();
    const added = ofRetailer(current) ? fieldAdded(current, wanted.output) : null;
    const made = make(http, added?.change);
    if (made.status !== 200 || !added) return made;
    return http.json({ revision: state.revision(), thing: added.thing } satisfies FieldAdded);
  });
  routes.post('/fields/remove', async (http) => {
    const removed = v.safeParse(removedFieldShape, await requestBody(http));
    if (!removed.success) return http.json({ message: 'not a field' }, 400);
    const current = await scope();
    return make(http, ofRetailer(current) ? fieldRemoved(current, removed.output) : null);
  });
  routes.post('/fields/condition', async (http) => {
    const wanted = v.safeParse(fieldConditionShape, await requestBody(http));
    if (!wanted.success) return http.json({ message: 'not a condition of a field' }, 400);
    const current = await scope();
    return make(http, ofRetailer(current) ? fieldConditioned(current, wanted.output) : null);
  });
  routes.post('/conditions', async (http) => {
    const wanted = v.safeParse(newConditionShape, await requestBody(http));
    if (!wanted.success) return http.json({ message: 'not a condition' }, 400);
    const { change, name } = conditionAdded(await scope(), wanted.output);
    const made = make(http, change);
    if (made.status !== 200) return made;
    return http.json({ revision: state.revision(), name } satisfies ConditionAdded);
  });
  return routes;
}
