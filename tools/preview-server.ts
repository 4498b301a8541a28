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
  /** Dump of a seeded database for the sandbox. */
  copyOf?: Blob | undefined;
  host?: string | undefined;
  /** Origin of the Studio that frames the portal. */
  studio?: string | undefined;
}

export interface Preview extends Sandbox {
  configuration: PreviewedConfiguration;
}

/**
 * Serves the portal with its panel, the working copy of the configuration and a sandbox of its own, once the
 * configuration has compiled without diagnostics. Resolves with the server.
 */
export async function startPreview({
  root,
  partner,
  out,
  port,
  copyOf,
  host,
}: PreviewOptions): Promise<Preview> {
  await buildPreview();
  const configuration = watchPreview(root, out, partner);
  await new Promise<void>((resolve) => {
    const leave = configuration.listen(() => {
      if (configuration.state().version === null) return;
      leave();
      resolve();
    });
  });
  const tokenOf = (person: PreviewPerson) =>
    person === 'read-only' ? sandbox.readOnlyToken() : signIn(sandbox.url);
  const sandbox: Sandbox = await startSandbox({
    port,
    host,
    dataDir: null,
    copyOf,
    control: true,
    staticDir: PREVIEW,
    configDir: out,
    extraPages: /^\/_gallery(\/|$)/,
    beside: { '/_preview/api': createPreviewRoutes({ root, configuration, tokenOf }) },
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

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/v1/get_token`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ user: DEMO.household, password: DEMO.password }),
  });
  const { data } = (await answer.json()) as { data: { result: { token: string } } };
  return data.result.token;
}
