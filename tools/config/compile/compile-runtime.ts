import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { folderFor } from '#tools/config/sources/repository.ts';

const entry = 'lluerna:runtime';

/** The module that every compiled validator imports: the formats of src/domain and Ajv's run-time helpers. */
export async function compileRuntime(root: string): Promise<string> {
  const formats = join(folderFor(root, 'src/domain/values'), 'formats.ts');
  const shared = fileURLToPath(new URL('./validator-runtime.ts', import.meta.url));
  const source = `
    export { formats } from ${JSON.stringify(formats)};
    export { equal, ucs2length } from ${JSON.stringify(shared)};
  `;
  const bundle = await rolldown({
    input: entry,
    platform: 'browser',
    logLevel: 'silent',
    plugins: [
      {
        name: entry,
        resolveId: (id) => (id === entry ? entry : null),
        load: (id) => (id === entry ? source : null),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  await bundle.close();
  return output[0].code;
}

/** Names of the formats that a runtime module exports. */
export async function formatsOf(
  runtime: string,
): Promise<Record<string, (value: string) => boolean>> {
  const module = await import(
    `data:text/javascript;base64,${Buffer.from(runtime).toString('base64')}`
  );
  return (module as { formats: Record<string, (value: string) => boolean> }).formats;
}
