import { type Context, Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import * as v from 'valibot';
import type { ConditionParts } from '#studio/conditions-contract.ts';
import type { Changed, Examples, FileSchema, FileText, Panel } from '#studio/contract.ts';
import { identityOf, mayWrite } from '#studio/rights.ts';
import { previewExamples } from '#tools/preview-examples.ts';
import type { PreviewedConfiguration } from '#tools/previewed-configuration.ts';
import { thing as thingShape } from '#workbench/edit/studio-messages.ts';
import { createActionRoutes } from './actions/action-routes.ts';
import { createExchangeRoutes } from './exchange/exchange-routes.ts';
import { isBehindOthers } from './exchange/others.ts';
import { isConfigurationFile, type WorkingCopy } from './files/working-copy.ts';
import type { Editing, Outcome } from './history/editing.ts';
import { conditionParts } from './panel/condition-parts.ts';
import { contentsOf } from './panel/contents.ts';
import { fileSchema } from './panel/file-schema.ts';
import { panelOf } from './panel/panels.ts';
import { scopeOf } from './panel/scope.ts';
import type { Access, Known } from './people/access.ts';
import type { AuditLog } from './people/audit-log.ts';
import { createHere } from './people/here.ts';
import { createPeopleRoutes } from './people/people-routes.ts';
import { createPictureRoutes, type PictureRoutesOptions } from './pictures/picture-routes.ts';
import { createPublishRoutes } from './publish/publish-routes.ts';
import type { Publishing } from './publish/publishing.ts';
import { requestBody } from './request-body.ts';
import { changeShape, hereShape, partnerShape } from './shapes.ts';
import type { LiveState } from './state/studio-state.ts';
import { createTextRoutes } from './texts/text-routes.ts';

interface StudioRoutesOptions {
  root: string;
  copy: WorkingCopy;
  editing: Editing;
  state: LiveState;
  configuration: PreviewedConfiguration;
  access: Access;
  log: AuditLog;
  publishing: Publishing;
  /** What pictures are taken of. */
  pictured: Pick<PictureRoutesOptions, 'out' | 'portal' | 'studio'>;
}

/** The calls of the Studio's page. */
export function createStudioRoutes({
  root,
  copy,
  editing,
  state,
  configuration,
  access,
  log,
  publishing,
  pictured,
}: StudioRoutesOptions): Hono<Known> {
  const routes = new Hono<Known>().use(access.known);
  const here = createHere(state.announce);
  const scope = () => scopeOf(root, configuration.state().partner);
  const answer = (http: Context, outcome: Outcome) => {
    if (outcome.kind === 'conflict') return http.json(outcome.conflict, 409);
    if (outcome.kind === 'refused') return http.json(outcome.refusal, 422);
    if (outcome.kind === 'made') state.written();
    return http.json({ revision: state.revision() } satisfies Changed);
  };

  const by = (http: Context<Known>) => identityOf(http.get('who'));

  routes.get('/state', (http) => http.json(state.read(http.get('who'))));
  routes.get('/events', (http) =>
    streamSSE(http, async (stream) => {
      const [tab, identity] = [http.req.query('tab') ?? '', by(http)];
      const send = async () => {
        // Signed out meanwhile, or taken out of the team.
        const who = access.who(http);
        if (!who) return stream.close();
        const others = here.others(tab, identity);
        await stream.writeSSE({ data: JSON.stringify(state.read(who, others)) });
      };
      const ended = new Promise<void>((resolve) => stream.onAbort(resolve));
      const leave = state.listen(() => void send());
      const depart = here.arrive(tab, { identity, name: http.get('who').name });
      await send();
      await ended;
      leave();
      depart();
    }),
  );
  routes.post('/here', async (http) => {
    const given = v.safeParse(hereShape, await requestBody(http));
    if (!given.success) return http.json({ message: 'not a place' }, 400);
    here.turn(given.output.tab, by(http), given.output.thing);
    return http.body(null, 204);
  });
  routes.get('/panel', async (http) => {
    const thing = v.safeParse(thingShape, parsed(http.req.query('thing')));
    if (!thing.success) return http.json({ message: 'unknown thing' }, 400);
    const panel = panelOf(await scope(), thing.output);
    const isOpen = ({ file }: { file: string }) => mayWrite(http.get('who').role, file);
    return http.json({
      ...panel,
      sections: panel.sections.filter(isOpen),
      lists: panel.lists.filter(isOpen),
    } satisfies Panel);
  });
  routes.get('/file', (http) => {
    const file = http.req.query('file') ?? '';
    const text = isConfigurationFile(file) ? copy.read(file) : null;
    if (text === null) return http.json({ message: 'unknown file' }, 404);
    const isReadOnly = !mayWrite(http.get('who').role, file);
    return http.json({ file, text, isReadOnly } satisfies FileText);
  });
  routes.get('/schema', async (http) => {
    const file = http.req.query('file') ?? '';
    const text = isConfigurationFile(file) ? copy.read(file) : null;
    const schema = text === null ? null : fileSchema(await scope(), file, text);
    return http.json({ schema } satisfies FileSchema);
  });
  routes.post('/changes', async (http) => {
    const change = v.safeParse(changeShape, await requestBody(http));
    if (!change.success) return http.json({ message: 'not a change' }, 400);
    return answer(http, editing.change(change.output, by(http)));
  });
  routes.post('/undo', (http) => answer(http, editing.undo(by(http))));
  routes.post('/redo', (http) => answer(http, editing.redo(by(http))));
  const examples = previewExamples(root);
  routes.get('/examples', (http) => http.json(examples.names() satisfies Examples));
  routes.get('/conditions', async (http) =>
    http.json(conditionParts(await scope(), http.req.query('form')) satisfies ConditionParts),
  );
  routes.get('/contents', async (http) => http.json(contentsOf(await scope())));
  routes.route('/', createActionRoutes({ scope, editing, configuration, state, answer }));
  routes.post('/partner', async (http) => {
    const choice = v.safeParse(partnerShape, await requestBody(http));
    const partner = choice.success ? choice.output.partner : undefined;
    const isKnown = partner === null || configuration.state().partners.includes(partner ?? '');
    if (partner === undefined || !isKnown) return http.json({ message: 'unknown partner' }, 400);
    configuration.turnTo(partner);
    return http.body(null, 204);
  });
  routes.route('/', createPeopleRoutes({ access, log }));
  const partner = () => configuration.state().partner;
  routes.route('/texts', createTextRoutes({ root, copy, editing, partner, answer }));
  routes.route('/pictures', createPictureRoutes({ root, copy, configuration, ...pictured }));
  routes.route('/exchange', createExchangeRoutes({ root, copy, editing, answer, log }));
  routes.route(
    '/',
    createPublishRoutes({
      ...{ root, copy, editing, publishing, answer, log },
      isChecking: state.isChecking,
      onCommit: state.committed,
      isBehind: () => isBehindOthers(root, copy, editing.entries()),
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
