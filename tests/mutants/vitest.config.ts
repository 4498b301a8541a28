import { defineConfig } from 'vitest/config';
import portal, { project } from '../../vite.config.ts';

const { resolve, define, oxc } = portal;
/** The tests of an area, as `tools/mutants.mjs` passes them. */
const tests = process.env.MUTANTS_TESTS ?? '';

/**
 * Files share nothing: a constant of a module that is loaded late counts for the first test of each file that loads it, not
 * for that of the whole run alone.
 */
const node = project('node', 'node', [tests]);

// biome-ignore lint/style/noDefaultExport: Vitest takes its configuration by the default export
export default defineConfig({
  ...{ resolve, define, oxc },
  test: { projects: [{ ...node, test: { ...node.test, isolate: true } }] },
});
