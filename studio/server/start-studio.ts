import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { faultsOf } from '#tools/config/diagnostic.ts';
import { gitUser } from '#tools/config/publish/git-user.ts';
import { readConfigurationSources } from '#tools/config/sources/configuration-sources.ts';
import { viewOf } from '#tools/config/sources/view.ts';
import { startPreview } from '#tools/preview-server.ts';
import { buildClient, CLIENT } from './client-build.ts';
import { takenIn } from './exchange/taken-in.ts';
import { workingCopy } from './files/working-copy.ts';
import { createGuard } from './guard/guard.ts';
import { createPageFiles } from './guard/page-files.ts';
import { createEditing } from './history/editing.ts';
import { openJournal } from './history/journal.ts';
import { storedTexts } from './history/texts.ts';
import { createAccess } from './people/access.ts';
import { auditLog } from './people/audit-log.ts';
import { type OpenIdSettings, openIdClient } from './people/openid.ts';
import { createOpenIdRoutes } from './people/openid-routes.ts';
import { createSessionRoutes } from './people/people-routes.ts';
import { createPublishing } from './publish/publishing.ts';
import { createLiveState } from './state/studio-state.ts';
import { createStudioRoutes } from './studio-routes.ts';

interface StudioOptions {
  /** Folder whose schemas/ and locales/ are edited. */
  root: string;
  partner: string | null;
  /** Port of the Studio; 0 takes any free port. */
  port: number;
  /** Port of the previewed portal; 0 takes any free port. */
  portalPort: number;
  /** Folder under `root` that the customers' server serves. */
  out?: string | undefined;
  /** Dump of a seeded database for the sandbox. */
  copyOf?: Blob | undefined;
  /** File of the people of a team, who sign in; left out: git's user works here alone. */
  users?: string | undefined;
  /** Identity provider at which a team signs in, beside passwords. */
  openId?: OpenIdSettings | undefined;
  /** Origins by which a team's browsers reach Studio and portal, where a web server stands before them. */
  origins?: { studio: string; portal: string } | undefined;
}

export interface Studio {
  /** Address of the Studio, without a trailing slash. */
  url: string;
  /** Origin of the previewed portal: another host, as cookies know no ports. */
  portal: string;
  close(): Promise<void>;
}

const HOST = '127.0.0.1';

/** Starts the Studio on a working copy, with the portal that it previews and a sandbox. Throws when a port is taken. */
export async function startStudio({
  root,
  partner,
  port,
  portalPort,
  copyOf,
  out = 'dist/config',
  users,
  openId,
  origins,
}: StudioOptions): Promise<Studio> {
  viewOf(readConfigurationSources(root), partner);
  if (origins && new URL(origins.studio).hostname === new URL(origins.portal).hostname)
    throw new Error(
      'The portal must have another host than the Studio: cookies know no ports, and the portal is not to have those of the Studio.',
    );
  if (openId && users === undefined)
    throw new Error('STUDIO_OPENID needs STUDIO_USERS: the file says what each person may do.');
  // Until all is there: the port is taken at once, so that it is not found in use after a minute of building.
  let app = new Hono().all('*', (http) => http.text('Starting', 503));
  const server = createAdaptorServer({ fetch: (request) => app.fetch(request) }) as Server;
  const own = `http://localhost:${await listen(server, port)}`;
  const origin = origins?.studio ?? own;
  const access = createAccess({ users, own: gitUser(root), origin: () => origin });
  const client = openId && openIdClient(openId, () => `${origin}/sign-in/openid/return`);
  await buildClient();
  const folder = join(root, '.cache/studio');
  const preview = await startPreview({
    ...{ root, partner, copyOf, port: portalPort, host: HOST, studio: origin },
    out: join(folder, 'configuration'),
  });
  const portal = origins?.portal ?? `http://${HOST}:${preview.port}`;
  const copy = workingCopy(root);
  const editing = createEditing({
    copy,
    journal: openJournal(join(folder, 'journal.jsonl')),
    texts: storedTexts(join(folder, 'texts')),
    mayWrite: access.mayWrite,
  });
  const { configuration } = preview;
  const state = createLiveState({
    ...{ root, configuration, editing },
    portal: () => portal,
    read: copy.read,
    isTeam: access.people !== null,
  });
  const publishing = createPublishing({
    ...{ root, partner, out: join(root, out) },
    faults: () => faultsOf(configuration.state().diagnostics).length,
    taken: () => takenIn(editing.entries()),
  });
  const log = auditLog(join(folder, 'audit.jsonl'));
  const guard = createGuard(() => origin);
  const routes = createStudioRoutes({
    ...{ root, copy, editing, state, configuration, publishing, access, log },
    pictured: { out: join(root, out), portal: preview.url, studio: origin },
  });
  app = new Hono();
  app.use(guard.ownHost);
  // An event source sends no header; what it reads no other page can read.
  app.use('/api/*', (http, next) =>
    http.req.path === '/api/events' ? next() : guard.ownPage(http, next),
  );
  app.route('/api', createSessionRoutes({ access, log, hasOpenId: client !== undefined }));
  if (client)
    app.route('/sign-in', createOpenIdRoutes({ access, client, log, origin: () => origin }));
  app.route('/api', routes);
  app.route('/', createPageFiles({ folder: CLIENT, token: guard.token, portal: () => portal }));
  return {
    url: origin,
    portal,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await preview.close();
    },
  };
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, () => resolve((server.address() as AddressInfo).port));
  });
}
