import { join, relative } from 'node:path';
import { build, type Rollup } from 'vite';
import { PRERENDER_FOLDER } from './config/pages/prerendered-portal.ts';

/** The module behind a chunk, as both builds call it: its path within the repository. */
const moduleName = (id: string) => relative(process.cwd(), id);

/**
 * Builds the code that prerenders the pages when a configuration is published (`src/app/start/prerender.tsx`), for
 * Node: the application's own components and packages, so that publishing needs no build. Each chunk is named after its
 * module.
 */
export async function buildPrerender(outDir: string): Promise<void> {
  await build({
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: 'src/app/start/prerender.tsx',
      outDir: join(outDir, PRERENDER_FOLDER),
      emptyOutDir: true,
      minify: false,
      rolldownOptions: {
        output: {
          codeSplitting: true,
          entryFileNames: 'prerender.js',
          chunkFileNames: ({ facadeModuleId, name }: Rollup.PreRenderedChunk) =>
            `${facadeModuleId ? moduleName(facadeModuleId).replaceAll('/', '~') : name}.js`,
        },
      },
    },
  });
}
