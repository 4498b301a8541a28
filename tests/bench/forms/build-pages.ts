import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig } from 'vite';
import { compileForm } from '#tools/config/compile/compile-form.ts';
import { compileRuntime, formatsOf } from '#tools/config/compile/compile-runtime.ts';
import type { JsonObject } from '#tools/config/sources/json-value.ts';
import { benchPackages } from '../bench-packages.ts';
import { sampleDialects } from './sample-dialects.ts';

/** The engines that are compared, ours first: folders of `pages/`. */
export const engines = ['ours', 'rjsf', 'json-forms', 'survey'] as const;
export type Engine = (typeof engines)[number];

/** Texts of the portal that a form needs beside its own. */
const AREAS = ['form-engine', 'validation', 'common'];

/** Builds the page of each engine into `<out>/<engine>`: the same settings for all, those of the portal. */
export async function buildPages(out: string): Promise<void> {
  for (const engine of engines) {
    const shared: InlineConfig = {
      root: resolve(`tests/bench/forms/pages/${engine}`),
      logLevel: 'error',
      publicDir: false,
      build: {
        outDir: join(out, engine),
        emptyOutDir: false,
        target: 'es2022',
        assetsInlineLimit: 0,
        chunkSizeWarningLimit: 10_000,
      },
    };
    // What the portal's configuration adds are the stubs in the place of RJSF's own theme: ours alone has them.
    await build(
      engine === 'ours'
        ? { ...shared, configFile: resolve('vite.config.ts') }
        : { ...shared, configFile: false, plugins: [react(), benchPackages()] },
    );
  }
}

/** Writes the sample form of so many fields, in every dialect, into `<out>/forms/<count>`; gives its published module. */
export async function writeForms(out: string, count: number): Promise<string> {
  const { dialects, answers } = sampleDialects(count);
  const { ours, ...others } = dialects;
  const published = await publish(out, `${count}`, {
    ...ours,
    answers,
  });
  for (const [file, content] of Object.entries(others))
    writeFileSync(join(out, `forms/${count}/${file}.json`), JSON.stringify(content));
  return published;
}

interface PublishedSample {
  document: object;
  texts: object;
  /** What the form begins with. */
  answers?: object;
}

/** Compiles a document as `config:compile` does, and writes it with its texts into `<out>/forms/<name>`; gives the module. */
export async function publish(
  out: string,
  name: string,
  { document, texts, answers = {} }: PublishedSample,
): Promise<string> {
  const folder = join(out, 'forms', name);
  mkdirSync(folder, { recursive: true });
  const runtime = await compileRuntime('.');
  const form = `bench-${name}`;
  const code = compileForm(
    form,
    document as JsonObject,
    {},
    await formatsOf(runtime),
    './runtime.js',
  );
  const areas = AREAS.map((area) => [
    area,
    JSON.parse(readFileSync(`locales/es-ES/${area}.json`, 'utf8')),
  ]);
  writeFileSync(join(folder, 'runtime.js'), runtime);
  writeFileSync(join(folder, 'form.js'), code);
  const write = (file: string, content: object) =>
    writeFileSync(join(folder, `${file}.json`), JSON.stringify(content));
  write('texts', { ...Object.fromEntries(areas), forms: { [form]: texts } });
  write('answers', answers);
  return code;
}
