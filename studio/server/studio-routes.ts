import { type Context, Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import * as v from 'valibot';
import type { Changed, FileText } from '#studio/contract.ts';
import type { PreviewedConfiguration } from '#tools/previewed-configuration.ts';
import { thing as thingShape } from '#workbench/edit/studio-messages.ts';
import { isConfigurationFile, type WorkingCopy } from './files/working-copy.ts';
import type { Editing, Outcome } from './history/editing.ts';
import type { Panels } from './panel/panels.ts';
import { changeShape, partnerShape } from './shapes.ts';
import type { LiveState } from './state/studio-state.ts';

interface StudioRoutesOptions {
  copy: WorkingCopy;
  editing: Editing;
  panels: Panels;
  state: LiveState;
  configuration: PreviewedConfiguration;
  /** Who works here. */
  person: string;
}

/** The calls of the Studio's page. */
export function createStudioRoutes({
  copy,
  editing,
  panels,
  state,
  configuration,
  person,
}: StudioRoutesOptions): Hono {
  const routes = new Hono();
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
    return http.json(await panels(thing.output, configuration.state().partner));
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
  routes.post('/partner', async (http) => {
    const choice = v.safeParse(partnerShape, await http.req.json().catch(() => null));
    const partner = choice.success ? choice.output.partner : undefined;
    const isKnown = partner === null || configuration.state().partners.includes(partner ?? '');
    if (partner === undefined || !isKnown) return http.json({ message: 'unknown partner' }, 400);
    configuration.turnTo(partner);
    return http.body(null, 204);
  });
  return routes;
}

function parsed(json: string | undefined): unknown {
  try {
    return JSON.parse(json ?? '');
  } catch {
    return null;
  }
}
