import { join, relative } from 'node:path';
import { build, type Plugin, type Rollup } from 'vite';
import { PRERENDER_FOLDER } from '#tools/config/pages/prerendered-portal.ts';

/** The module behind a chunk, as both builds call it: its path within the repository. */
const moduleName = (id: string) => relative(process.cwd(), id);

/** Styles of modules that only render HTML: to compile them takes a second, and nothing reads them. */
const withoutStyles = (): Plugin => ({
  name: 'lluerna:without-styles',
  enforce: 'pre',
  load: (id) => (/\.s?css$/.test(id) ? '' : null),
});

/**
 * Builds the code that prerenders the pages when a configuration is published (`src/app/start/prerender.tsx`), for
 * Node: the application's own components and packages, so that publishing needs no build. Each chunk is named after its
 * module.
 */
export async function buildPrerender(outDir: string): Promise<void> {
  await build({
    logLevel: 'warn',
    plugins: [withoutStyles()],
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
