import { PEOPLE } from '#sandbox/seed/people/people.ts';
import { DEMO } from '#sandbox/seed/seed.ts';
import { type Sandbox, startSandbox } from '#sandbox/server.ts';
import { buildPreview, PREVIEW } from './preview-build.ts';
import { createPreviewRoutes, type PreviewPerson } from './preview-routes.ts';
import { type PreviewedConfiguration, watchPreview } from './previewed-configuration.ts';

export interface PreviewOptions {
  /** Folder whose schemas/ and locales/ are previewed. */
  root: string;
  partner: string | null;
  /** Output folder of the compiled configuration. */
  out: string;
  /** 0 takes any free port. */
  port: number;
  /** Host to listen at, which the address then names; by default this machine alone, named `localhost`. */
  host?: string | undefined;
  /** Origin of the Studio that shows the portal in a frame. */
  studio?: string | undefined;
  /** Dump of a seeded database for the sandbox. */
  copyOf?: Blob | undefined;
}

/** The server of a preview, with the working copy that it serves. */
export interface Preview extends Sandbox {
  configuration: PreviewedConfiguration;
}

/**
 * Serves the portal with its panel, the working copy of the configuration and a sandbox of its own, once the
 * configuration has compiled without diagnostics; in the Studio at once. Resolves with the server.
 */
export async function startPreview({
  root,
  partner,
  out,
  port,
  host,
  studio,
  copyOf,
}: PreviewOptions): Promise<Preview> {
  await buildPreview();
  const configuration = watchPreview(root, out, partner);
  // The Studio opens a broken configuration too: it is there to mend it.
  if (studio === undefined) await firstVersion(configuration);
  const tokenOf = (person: PreviewPerson) =>
    person === 'read-only' ? sandbox.readOnlyToken() : signIn(sandbox.url, identifierOf[person]);
  const routes = createPreviewRoutes({ root, configuration, tokenOf, studio });
  const sandbox: Sandbox = await startSandbox({
    port,
    host,
    dataDir: null,
    copyOf,
    control: true,
    staticDir: PREVIEW,
    configDir: out,
    extraPages: /^\/_gallery(\/|$)/,
    framedBy: studio,
    beside: { '/_preview/api': routes },
    quiet: true,
  });
  return {
    ...sandbox,
    configuration,
    async close() {
      configuration.stop();
      await sandbox.close();
    },
  };
}

/** Resolves with the first version that has no faults. */
function firstVersion(configuration: PreviewedConfiguration): Promise<void> {
  return new Promise((resolve) => {
    const leave = configuration.listen(() => {
      if (configuration.state().version === null) return;
      leave();
      resolve();
    });
  });
}

/** Tax identifiers of the people who sign in with the demo password. */
const identifierOf: Record<Exclude<PreviewPerson, 'read-only'>, string> = {
  household: DEMO.household,
  solar: PEOPLE.solar,
  company: DEMO.company,
  debtor: PEOPLE.rejectedCard,
  // The page itself takes the household for new.
  'new-customer': DEMO.household,
};

async function signIn(url: string, user: string): Promise<string> {
  const answer = await fetch(`${url}/api/v1/get_token`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ user, password: DEMO.password }),
  });
  const { data } = (await answer.json()) as { data: { result: { token: string } } };
  return data.result.token;
}
