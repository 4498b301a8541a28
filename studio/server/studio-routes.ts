import { type Context, Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import * as v from 'valibot';
import type { Changed, FieldAdded, FileText, Refusal } from '#studio/contract.ts';
import type { PreviewedConfiguration } from '#tools/previewed-configuration.ts';
import { thing as thingShape } from '#workbench/edit/studio-messages.ts';
import { fieldAdded, fieldRemoved } from './actions/field-actions.ts';
import { isConfigurationFile, type WorkingCopy } from './files/working-copy.ts';
import type { Editing, Outcome } from './history/editing.ts';
import { contentsOf } from './panel/contents.ts';
import { panelOf } from './panel/panels.ts';
import { scopeOf } from './panel/scope.ts';
import { createPublishRoutes } from './publish/publish-routes.ts';
import type { Publishing } from './publish/publishing.ts';
import { changeShape, newFieldShape, partnerShape, removedFieldShape } from './shapes.ts';
import type { LiveState } from './state/studio-state.ts';
import { createTextRoutes } from './texts/text-routes.ts';

interface StudioRoutesOptions {
  root: string;
  copy: WorkingCopy;
  editing: Editing;
  state: LiveState;
  configuration: PreviewedConfiguration;
  /** Who works here. */
  person: string;
  publishing: Publishing;
}

/** The calls of the Studio's page. */
export function createStudioRoutes({
  root,
  copy,
  editing,
  state,
  configuration,
  person,
  publishing,
}: StudioRoutesOptions): Hono {
  const routes = new Hono();
  const scope = () => scopeOf(root, configuration.state().partner);
  const answer = (http: Context, outcome: Outcome) => {
    if (outcome.kind === 'conflict') return http.json(outcome.conflict, 409);
    if (outcome.kind === 'refused') return http.json(outcome.refusal, 422);
    if (outcome.kind === 'made') state.written();
    return http.json({ revision: state.revision() } satisfies Changed);
  };

  routes.get('/state', (http) => http.json(state.read(person)));
  routes.get('/events', (http) =>
    streamSSE(http, async (stream) => {
      const send = () => stream.writeSSE({ data: JSON.stringify(state.read(person)) });
      const leave = state.listen(() => void send());
      await send();
      await new Promise<void>((resolve) => stream.onAbort(resolve));
      leave();
    }),
  );
  routes.get('/panel', async (http) => {
    const thing = v.safeParse(thingShape, parsed(http.req.query('thing')));
    if (!thing.success) return http.json({ message: 'unknown thing' }, 400);
    return http.json(panelOf(await scope(), thing.output));
  });
  routes.get('/file', (http) => {
    const file = http.req.query('file') ?? '';
    const text = isConfigurationFile(file) ? copy.read(file) : null;
    if (text === null) return http.json({ message: 'unknown file' }, 404);
    return http.json({ file, text, schema: null } satisfies FileText);
  });
  routes.post('/changes', async (http) => {
    const change = v.safeParse(changeShape, await http.req.json().catch(() => null));
    if (!change.success) return http.json({ message: 'not a change' }, 400);
    return answer(http, editing.change(change.output, person));
  });
  routes.post('/undo', (http) => answer(http, editing.undo(person)));
  routes.post('/redo', (http) => answer(http, editing.redo(person)));
  routes.get('/contents', async (http) => http.json(contentsOf(await scope())));
  routes.post('/fields', async (http) => {
    const wanted = v.safeParse(newFieldShape, await http.req.json().catch(() => null));
    if (!wanted.success) return http.json({ message: 'not a field' }, 400);
    const current = await scope();
    const added = current.partner === null ? fieldAdded(current, wanted.output) : null;
    if (!added) return http.json({ reason: 'not-allowed' } satisfies Refusal, 422);
    const made = answer(http, editing.change(added.change, person));
    if (made.status !== 200) return made;
    return http.json({ revision: state.revision(), thing: added.thing } satisfies FieldAdded);
  });
  routes.post('/fields/remove', async (http) => {
    const removed = v.safeParse(removedFieldShape, await http.req.json().catch(() => null));
    if (!removed.success) return http.json({ message: 'not a field' }, 400);
    const current = await scope();
    if (current.partner !== null)
      return http.json({ reason: 'not-allowed' } satisfies Refusal, 422);
    return answer(http, editing.change(fieldRemoved(current, removed.output), person));
  });
  routes.post('/partner', async (http) => {
    const choice = v.safeParse(partnerShape, await http.req.json().catch(() => null));
    const partner = choice.success ? choice.output.partner : undefined;
    const isKnown = partner === null || configuration.state().partners.includes(partner ?? '');
    if (partner === undefined || !isKnown) return http.json({ message: 'unknown partner' }, 400);
    configuration.turnTo(partner);
    return http.body(null, 204);
  });
  const partner = () => configuration.state().partner;
  routes.route('/texts', createTextRoutes({ root, copy, editing, partner, person, answer }));
  routes.route(
    '/',
    createPublishRoutes({
      ...{ root, copy, editing, publishing, person, answer },
      isChecking: () => state.read(person).isChecking,
      onCommit: state.committed,
    }),
  );
  return routes;
}

function parsed(json: string | undefined): unknown {
  try {
    return JSON.parse(json ?? '');
  } catch {
    return null;
  }
}
