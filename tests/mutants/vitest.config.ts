import { defineConfig } from 'vitest/config';
import portal, { project } from '../../vite.config.ts';

const { resolve, define, oxc } = portal;
/** The tests of an area, as `tools/mutants.mjs` passes them. */
const tests = process.env.MUTANTS_TESTS ?? '';

// biome-ignore lint/style/noDefaultExport: Vitest takes its configuration by the default export
export default defineConfig({
  ...{ resolve, define, oxc },
  test: { projects: [project('node', 'node', [tests])] },
});
