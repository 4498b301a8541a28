import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';

/** Builds the floor page with a form of a build of the portal, prerendered, and serves it. */
export async function serveFloor(dist: string, form: string) {
  const out = mkdtempSync(join(tmpdir(), 'bench-floor-'));
  const shared = {
    root: resolve('tests/bench/floor'),
    ...{ configFile: false as const, publicDir: false as const, logLevel: 'error' as const },
    plugins: [react()],
  };
  const outputs = { emptyOutDir: true, chunkSizeWarningLimit: 1_000 };
  const page = join(out, 'page');
  await build({ ...shared, build: { ...outputs, outDir: page, target: 'es2022' } });
  await build({
    ...shared,
    ssr: { noExternal: true, target: 'node' },
    build: { ...outputs, outDir: join(out, 'server'), ssr: 'floor-server.tsx' },
  });
  cpSync(`${dist}/config`, join(page, 'config'), { recursive: true });

  const file = readdirSync(`${dist}/config/forms`).find((one) => one.startsWith(`${form}.`));
  const address = `/config/forms/${file}`;
  const load = (path: string) => import(pathToFileURL(path).href);
  const [published, server] = await Promise.all([
    load(join(page, address)),
    load(join(out, 'server/floor-server.js')),
  ]);
  const html = readFileSync(join(page, 'index.html'), 'utf8')
    .replace('FORM', address)
    .replace('PAGE', await server.prerenderFloor(published.form));
  writeFileSync(join(page, 'index.html'), html);
  const served = await preview({
    ...shared,
    build: { outDir: page },
    preview: { host: '127.0.0.1', port: 0 },
  });
  return { url: served.resolvedUrls?.local[0] ?? '', close: () => served.close() };
}
