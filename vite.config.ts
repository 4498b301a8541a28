import { readFileSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { rolldown } from 'rolldown';
import type { HtmlTagDescriptor, Plugin, Rollup } from 'vite';
import { defineConfig } from 'vitest/config';
import { browserTargets } from './tools/chunks/browser-targets.ts';
import { pageChunks } from './tools/chunks/page-chunks.ts';
import { bundledPackages } from './tools/licences/bundled-packages.ts';
import { HEIC_DECODER, separateFiles } from './tools/licences/separate-files.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const { version, browserslist } = JSON.parse(readFileSync(here('./package.json'), 'utf8')) as {
  version: string;
  browserslist: string[];
};
const chunks = pageChunks();
const server = process.env.PORTAL_SERVER ?? 'http://localhost:4000';

/** Chunks that a chunk needs before it can run, itself first. */
function withImports(chunk: Rollup.OutputChunk, bundle: Rollup.OutputBundle): string[] {
  const files = new Set<string>();
  const visit = (fileName: string) => {
    const found = bundle[fileName];
    if (files.has(fileName) || found?.type !== 'chunk') return;
    files.add(fileName);
    found.imports.forEach(visit);
  };
  visit(chunk.fileName);
  return [...files];
}

/**
 * `main.tsx` is tiny and imports the application dynamically, so that configuration and code travel
 * together; the browser learns here which chunks and which font follow.
 */
function preloads(): Plugin {
  return {
    name: 'lluerna:preloads',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return html;
        const outputs = Object.values(bundle);
        const start = outputs.find(
          (output): output is Rollup.OutputChunk =>
            output.type === 'chunk' && output.moduleIds.includes(here('./src/app/start/start.tsx')),
        );
        const font = outputs.find((output) =>
          /figtree-latin-wght-normal.*\.woff2$/.test(output.fileName),
        );
        const scripts = start ? withImports(start, bundle) : [];
        const link = (rel: string, file: string): HtmlTagDescriptor => ({
          tag: 'link',
          attrs: { rel, crossorigin: true, href: `/${file}`, 'data-for': 'start' },
          injectTo: 'head',
        });
        const tags = [
          ...stylesOf(scripts, bundle).map((file) => link('stylesheet', file)),
          ...scripts.map((file) => link('modulepreload', file)),
        ].filter(({ attrs }) => !html.includes(String(attrs?.href)));
        if (font) {
          tags.push({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              crossorigin: true,
              href: `/${font.fileName}`,
            },
            injectTo: 'head',
          });
        }
        return { html, tags };
      },
    },
  };
}

/**
 * Writes `parts.json`: the files behind each module that comes later, by its path in the repository, for the pages that
 * are written when the configuration is published. Their first script, which no other module imports, is built for them.
 */
function partFiles(): Plugin {
  const first = here('./src/ui/hydration/buffered-click.ts');
  return {
    name: 'lluerna:part-files',
    enforce: 'post',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    buildStart() {
      this.emitFile({ type: 'chunk', id: first, name: 'buffered-click' });
    },
    generateBundle(_, bundle) {
      const parts = Object.values(bundle).flatMap((output) => {
        if (output.type !== 'chunk') return [];
        const scripts = withImports(output, bundle);
        const files = { scripts, styles: stylesOf(scripts, bundle) };
        return output.moduleIds
          .filter((id) => id === first || this.getModuleInfo(id)?.dynamicImporters.length)
          .map((id) => [relative(here('.'), id), files] as const);
      });
      const source = JSON.stringify(Object.fromEntries(parts));
      this.emitFile({ type: 'asset', fileName: 'parts.json', source });
    },
  };
}

/** Style sheets of some chunks. */
function stylesOf(chunks: readonly string[], bundle: Rollup.OutputBundle): string[] {
  const styles = chunks.flatMap((file) => {
    const chunk = bundle[file];
    return chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : [];
  });
  return [...new Set(styles)];
}

/** A source map of code that got a line before its first one. */
function oneLineLower(map: string): string {
  const { mappings, ...rest } = JSON.parse(map) as { mappings: string };
  return JSON.stringify({ ...rest, mappings: `;${mappings}` });
}

/**
 * Chunks that pages load at their start are compiled at once and beside the main thread, instead of function by function
 * while they run: https://v8.dev/blog/explicit-compile-hints
 */
function compileHints(): Plugin {
  return {
    name: 'lluerna:compile-hints',
    apply: 'build',
    generateBundle: {
      // After Vite, which puts the list of what a chunk preloads at its top.
      order: 'post',
      handler(_, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type !== 'chunk' || !chunks.has(output.name)) continue;
          output.code = `//# allFunctionsCalledOnLoad\n${output.code}`;
          const map = bundle[`${output.fileName}.map`];
          if (map?.type === 'asset') map.source = oneLineLower(String(map.source));
        }
      },
    },
  };
}

/** Writes `service-worker.js`, which knows the names of the built files. Previews have none. */
function serviceWorker(): Plugin {
  return {
    name: 'lluerna:service-worker',
    enforce: 'post',
    apply: (_, { command, mode }) => command === 'build' && mode === 'production',
    async generateBundle(_, bundle) {
      const isServed = (file: string) => file.startsWith('assets/') && !file.endsWith('.map');
      const files = Object.keys(bundle).filter(isServed);
      const worker = await rolldown({
        input: here('./src/app/offline/service-worker.ts'),
        platform: 'browser',
        transform: { define: { BUILT_FILES: JSON.stringify(files.map((file) => `/${file}`)) } },
      });
      const { output } = await worker.generate({ format: 'iife', minify: true });
      await worker.close();
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: output[0].code });
    },
  };
}

/**
 * The theme of `src/forms/theme` names every field, template and widget in use: RJSF's own collections of
 * them (a third of its code) stay out of the bundle. Its `allOf` merger (`@x0k/json-schema-merge`) must remain: the
 * precompiled validators are looked up by the schemas that it merges.
 */
function withoutStockTheme(): Plugin {
  const stock = /^\.\/components\/(fields|templates|widgets)\/index\.js$/;
  return {
    name: 'lluerna:without-stock-theme',
    enforce: 'pre',
    resolveId(source, importer) {
      const isStock = stock.test(source) && importer?.includes('/@rjsf/core/');
      return isStock ? here('./src/forms/theme/stubs/stock-theme.ts') : null;
    },
  };
}

/** Tests of rooms that share an environment; RJSF is inlined so that the stubs reach it too. */
export const project = (name: string, environment: 'node' | 'jsdom', include: string[]) => ({
  extends: true as const,
  test: {
    name,
    environment,
    // React's production build, as customers have it: its development build takes twice the time.
    env: environment === 'jsdom' ? { NODE_ENV: 'production' } : {},
    include,
    // A machine with little to spare is slow, not wrong.
    testTimeout: 120_000,
    hookTimeout: 240_000,
    globalSetup: ['tests/support/services/start-test-services.ts'],
    // Files of one process share what has been loaded; each leaves globals, mocks and the page as it found them.
    setupFiles: [
      environment === 'jsdom'
        ? 'tests/support/environment/page-in-jsdom.ts'
        : 'tests/support/environment/restore-mocks.ts',
    ],
    isolate: false,
    server: { deps: { inline: [/@rjsf\//] } },
  },
});

/** Its files share the seeded database that each sandbox begins with. */
const node = project('api', 'node', ['tests/sandbox/**/*.test.ts']);
const api = {
  ...node,
  test: {
    ...node.test,
    globalSetup: [...node.test.globalSetup, 'tests/support/services/drop-test-databases.ts'],
  },
};

export default defineConfig({
  plugins: [
    react(),
    withoutStockTheme(),
    preloads(),
    partFiles(),
    separateFiles(),
    compileHints(),
    serviceWorker(),
    bundledPackages(),
  ],
  publicDir: false,
  // Tests run React's production build, as customers do: it has no `jsxDEV`.
  ...(process.env.VITEST ? { oxc: { jsx: { development: false } } } : {}),
  define: {
    'import.meta.env.VITE_APP_VERSION': JSON.stringify(version),
    'import.meta.env.VITE_HEIC_DECODER_BYTES': statSync(here(HEIC_DECODER)).size,
  },
  resolve: {
    alias: [
      {
        find: /^markdown-to-jsx(\/react)?$/,
        replacement: here('./src/forms/theme/stubs/markdown.ts'),
      },
      { find: /^fast-uri$/, replacement: here('./src/forms/theme/stubs/fast-uri.ts') },
    ],
  },
  css: {
    preprocessorOptions: {
      scss: {
        quietDeps: true,
        silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
      },
    },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    target: browserTargets(browserslist),
    assetsInlineLimit: 0,
    // A browser that knows no module preload finds them later.
    modulePreload: { polyfill: false },
    // In kB. The decoder of photos is one unmodified file by its licence, loaded with a photo that needs it; what each page
    // loads is recorded and tested (`tests/e2e/page-weights.json`).
    chunkSizeWarningLimit: 3_100,
    rolldownOptions: {
      // What comes later may stand in a chunk that the page has already.
      checks: { pluginTimings: false, ineffectiveDynamicImport: false },
      output: {
        codeSplitting: {
          // Without this a chunk takes along what another one should have.
          includeDependenciesRecursively: false,
          groups: [{ debugName: 'pages', name: chunks.nameOf }],
        },
      },
    },
  },
  server: {
    proxy: {
      ...{ '/api': server, '/sandbox': server, '/config': server, '/specimens': server },
      '/_preview/api': server,
    },
  },
  test: {
    // What a test prints is shown when it fails.
    silent: 'passed-only',
    // Tests of forms wait most of their time, for look-ups and pauses of typing: twice as many as cores share them.
    maxWorkers: 2 * availableParallelism(),
    // A page in jsdom is thrown away after each test: room for what is young saves collecting it often.
    execArgv: ['--max-semi-space-size=64'],
    projects: [
      project('unit', 'node', [
        'tests/{api,app,config,consent,content,domain,forms,i18n,lists,machines,operations,parts,payment,queries,screens,studio,tools,ui,wizard,workbench}/**/*.test.ts',
      ]),
      project('unit-dom', 'jsdom', [
        'tests/{api,app,config,consent,content,domain,forms,i18n,lists,machines,operations,parts,payment,queries,screens,studio,tools,ui,wizard,workbench}/**/*.test.tsx',
      ]),
      api,
      project('model', 'node', ['tests/models/**/*.test.ts']),
    ],
  },
});
