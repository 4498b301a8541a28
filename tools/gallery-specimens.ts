import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileForm } from './config/compile/compile-form.ts';
import { compileRuntime, formatsOf } from './config/compile/compile-runtime.ts';
import type { JsonObject } from './config/sources/json-value.ts';

const SOURCE = 'src/workbench/gallery/specimens';

/**
 * Compiles the small forms of the gallery, as `config:compile` does customers' forms, into `<out>/specimens`. Their
 * look-ups are the gallery's own, so `config:check` does not cover them.
 */
export async function compileSpecimens(out: string): Promise<void> {
  const folder = join(out, 'specimens');
  const runtime = await compileRuntime('.');
  const formats = await formatsOf(runtime);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'runtime.js'), runtime);
  for (const file of readdirSync(SOURCE)) {
    const name = file.replace(/\.json$/, '');
    const { form } = JSON.parse(readFileSync(join(SOURCE, file), 'utf8')) as { form: JsonObject };
    const code = compileForm(name, form, {}, formats, './runtime.js');
    writeFileSync(join(folder, `${name}.js`), code);
  }
}
