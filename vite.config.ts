import { existsSync, readFileSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { rolldown } from 'rolldown';
import type { HtmlTagDescriptor, Plugin, Rollup } from 'vite';
import { defineConfig } from 'vitest/config';
import type { ScreenDocument } from './src/config/pages/screen-document.ts';
import { bundledPackages } from './tools/licences/bundled-packages.ts';
import { HEIC_DECODER, separateFiles } from './tools/licences/separate-files.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const { version } = JSON.parse(readFileSync(here('./package.json'), 'utf8')) as { version: string };
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

/** Writes `service-worker.js`, which knows the names of the built files. Previews have none. */
function serviceWorker(): Plugin {
  return {
    name: 'lluerna:service-worker',
    enforce: 'post',
    apply: (_, { command, mode }) => command === 'build' && mode === 'production',
    async generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((file) => file.startsWith('assets/'));
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

/** The parts of an area of screens that a page shows to everybody as it is delivered: they load with the page. */
function partsOf(page: string, area: string): string[] {
  const document = readFileSync(new URL(`schemas/screens/${page}.json`, import.meta.url), 'utf8');
  const { areas } = JSON.parse(document) as ScreenDocument;
  return Object.values(areas)
    .flat()
    .filter(({ requires = [] }) => requires.length === 0)
    .map(({ part }) => `./src/screens/${area}/parts/${part}/${part}-part.tsx`)
    .filter((file) => existsSync(new URL(file, import.meta.url)));
}

/**
 * What each of these modules needs before it can run, in the order in which the browser loads them: what every page
 * needs, what a form adds, and the controls that most forms have.
 */
const together = {
  main: ['./src/main.tsx'],
  // What the first reads of a customer need, so that they start before the rest of the application is there.
  'first-reads': [
    './src/app/start/first-reads.ts',
    './src/config/pages/listed.ts',
    './src/domain/contract/contract-reference.ts',
    './src/domain/customer/holder.ts',
    './src/domain/identifiers/iban.ts',
    './src/domain/values/local-time.ts',
    './src/ui/layout/use-media.ts',
  ],
  'page-reads': [
    './src/app/reads/contract.ts',
    './src/app/reads/contracts.ts',
    './src/app/reads/home.ts',
    './src/app/reads/invoices.ts',
  ],
  start: [
    './src/app/start/start.tsx',
    './node_modules/@restart/hooks/esm/useIsomorphicEffect.js',
    './node_modules/@restart/ui/esm/useWindow.js',
    './node_modules/dom-helpers/esm/contains.js',
    './src/content/page-blocks.tsx',
    './src/screens/account/route-link.tsx',
    './src/queries/content/page-elements.ts',
    './src/ui/layout/card.tsx',
    './src/ui/layout/chip.tsx',
    './src/ui/controls/copy-button.tsx',
    './src/ui/layout/definition-list.tsx',
    './src/ui/feedback/empty-state.tsx',
    './src/ui/feedback/loaded.tsx',
    './src/ui/controls/use-button-again.ts',
    './src/ui/scroll/use-leave-blocker.ts',
    './src/ui/focus/use-focus-on-mount.ts',
    './src/ui/scroll/use-scroll-into-view.ts',
  ],
  // What pages of customers share with forms and need before one is opened.
  shared: [
    './machines/attempt-setup.ts',
    './machines/attempt-states.ts',
    './node_modules/warning/warning.js',
    './src/actors/submission-actors.ts',
    './src/domain/bills/dated-rate.ts',
    './src/domain/contract/contract-reference.ts',
    './src/domain/identifiers/iban.ts',
    './src/domain/contract/power.ts',
    './src/forms/engine/form-names.ts',
    './src/forms/engine/errors/problem-message.ts',
    './src/forms/form-attempts.ts',
    './src/forms/form-boundary.tsx',
    './src/forms/use-form.ts',
    './src/forms/use-outcome.ts',
  ],
  // What they share with the controls of forms, and with one another.
  reads: [
    './machines/inline-contact.ts',
    './node_modules/@restart/ui/esm/useClickOutside.js',
    './src/config/contract-types.ts',
    './src/domain/contract/contract.ts',
    './src/domain/contract/contract-purpose.ts',
    './src/domain/values/day.ts',
    './src/domain/identifiers/phone-shape.ts',
    './src/domain/values/local-time.ts',
    './src/domain/customer/newsletter.ts',
    './src/domain/invoices/payment-address.ts',
    './src/domain/bills/rounded-parts.ts',
    './src/forms/form-button.tsx',
    './src/forms/inline-form.tsx',
    './src/forms/lookups/entry-label.ts',
    './src/forms/other-contracts/use-found-contracts.ts',
    './src/i18n/contract-paths.ts',
    './src/queries/contracts/contract-summaries.ts',
    './src/queries/contracts/contracts.ts',
    './src/queries/account/newsletters.ts',
    './src/queries/contracts/tariff-options.ts',
    './src/queries/account/user.ts',
    './src/screens/contracts/contract-chips.tsx',
    './src/screens/tools/use-entry-machine.ts',
    './src/ui/layout/contract-icons.ts',
    './src/ui/controls/tab-links.tsx',
    './src/ui/loading/use-progressive-count.ts',
    './src/ui/feedback/use-notification.ts',
    // What finds and renders the parts of a page.
    './src/parts/page-area.tsx',
    './src/parts/list-page.tsx',
    './src/parts/page-parts.ts',
  ],
  lists: [
    './src/lists/filter/filtered-list.tsx',
    './src/lists/list.tsx',
    './src/lists/listed-columns.ts',
    './src/lists/list-options.ts',
    './src/lists/row-actions.tsx',
    './src/content/coupons-banner.tsx',
  ],
  forms: [
    './src/forms/form-runner.tsx',
    './src/forms/widgets/preload-widgets.ts',
    './src/forms/form-boundary.tsx',
    './src/forms/form-requirements.tsx',
    './src/forms/summary/use-summary-ui.ts',
    './src/screens/account/account-page.tsx',
    './src/screens/account/carried-user.ts',
    './src/screens/account/use-provider-sign-in.ts',
    './node_modules/react-bootstrap/esm/FormLabel.js',
  ],
  fields: [
    './src/forms/lookups/field-lookup.tsx',
    './src/forms/groups/folded-group.tsx',
    './src/forms/widgets/choice/choice-control.tsx',
    './src/forms/widgets/combobox/combobox-control.tsx',
    './src/forms/widgets/date/date-control.tsx',
    './src/forms/widgets/files/files-control.tsx',
    './src/forms/widgets/select/select-control.tsx',
    './node_modules/react-bootstrap/esm/ElementChildren.js',
    './node_modules/react-bootstrap/esm/FormControl.js',
    './src/domain/wizard/wizard-parts.ts',
    './src/domain/wizard/wizard-problem.ts',
    './src/screens/tools/lead-contact.tsx',
    './src/wizard/finish/wizard-reference.tsx',
  ],
  menus: ['./src/ui/overlays/menu-dropdown.tsx'],
  // What pages about a contract and about invoices share.
  account: [
    './src/payment/pay-button.tsx',
    './src/payment/debt/pay-debt-button.tsx',
    './src/queries/account/communications.ts',
    './src/queries/contracts/contract.ts',
    './src/queries/invoices/invoices.ts',
    './src/ui/chart/chart.tsx',
    './src/ui/controls/download-button.tsx',
    './src/ui/styles/chart.scss',
    './src/ui/layout/trail.tsx',
    './src/ui/loading/use-in-view.ts',
  ],
  comparison: [
    './src/screens/tools/comparison/comparator-screen.tsx',
    './src/screens/tools/comparison/gas-comparator-screen.tsx',
  ],
  opening: ['./src/help/opening-state.tsx'],
  home: [
    './src/ui/layout/link-card.tsx',
    './src/screens/home/use-greeting.ts',
    './src/screens/home/home.scss',
  ],
  bills: ['./src/i18n/next-bill.ts', './src/queries/invoices/next-bill.ts'],
  support: [
    './src/screens/support/customer-service-screen.tsx',
    ...partsOf('customer-service', 'support'),
  ],
  contracts: ['./src/screens/contracts/contracts-screen.tsx', ...partsOf('contracts', 'contracts')],
  invoices: ['./src/screens/invoices/invoices-screen.tsx', ...partsOf('invoices', 'invoices')],
  contract: ['./src/screens/contracts/contract-screen.tsx', ...partsOf('contract', 'contracts')],
  overview: ['./src/screens/home/overview.tsx', ...partsOf('home', 'home')],
};

/**
 * Modules that always load together share a chunk. Left to itself the bundler cuts the first page into thirty
 * files, one for each set of pages that share a module; many small files compress worse than a few.
 */
function chunkOf(id: string, context: Rollup.ChunkingContext): string | null {
  const found = Object.entries(together).find(([, roots]) =>
    roots.some((root) => neededBy(here(root), context).has(id)),
  );
  return found?.[0] ?? null;
}

const needed = new Map<string, Set<string>>();

/** A module and all that it imports at once. */
function neededBy(root: string, context: Rollup.ChunkingContext): Set<string> {
  const known = needed.get(root);
  if (known) return known;
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) visit(imported);
  };
  visit(root);
  needed.set(root, found);
  return found;
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
    target: 'es2022',
    assetsInlineLimit: 0,
    // A browser that knows no module preload finds them later.
    modulePreload: { polyfill: false },
    // In kB. The decoder of photos is one unmodified file by its licence, loaded with a photo that needs it; what each page
    // loads is recorded and tested (`tests/e2e/page-weights.json`).
    chunkSizeWarningLimit: 3_100,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          // Without this a chunk takes along what an earlier one should hold.
          includeDependenciesRecursively: false,
          groups: [{ debugName: 'first pages', name: chunkOf }],
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
        'tests/{api,app,config,consent,content,domain,forms,i18n,lists,machines,operations,parts,payment,queries,screens,tools,ui,wizard}/**/*.test.ts',
      ]),
      project('unit-dom', 'jsdom', [
        'tests/{api,app,config,consent,content,domain,forms,i18n,lists,machines,operations,parts,payment,queries,screens,tools,ui,wizard}/**/*.test.tsx',
      ]),
      api,
      project('model', 'node', ['tests/models/**/*.test.ts']),
    ],
  },
});
